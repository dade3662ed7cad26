import { EnvironmentError } from "./environment-error"
import { withSecretFiles } from "./secret-files"
import { secretVariables, variablesSchema, type Variables } from "./variables"

/**
 * The typed variables, defaults filled in and secrets taken from their files. Throws
 * EnvironmentError for every malformed value.
 */
export function parseVariables(source: NodeJS.ProcessEnv): Variables {
  const { variables: given, sentences: wrongFiles } = withSecretFiles(withoutBlanks(source))
  const parsed = variablesSchema.safeParse(given)
  if (parsed.success && wrongFiles.length === 0) return parsed.data
  const sentences = new Map<string, string>()
  for (const { path, message } of parsed.error?.issues ?? []) {
    const name = String(path[0])
    const shown = secretVariables.has(name) ? "" : `, but is '${given[name]}'`
    if (!sentences.has(name)) sentences.set(name, `${name} ${message}${shown}.`)
  }
  throw new EnvironmentError([...wrongFiles, ...sentences.values()])
}

/** Compose files and shells hand on empty values for variables that nobody set. */
function withoutBlanks(source: NodeJS.ProcessEnv): Record<string, string> {
  const given: Record<string, string> = {}
  for (const [name, value] of Object.entries(source)) {
    if (value !== undefined && value.trim() !== "") given[name] = value.trim()
  }
  return given
}

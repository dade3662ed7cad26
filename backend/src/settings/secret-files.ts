import fs from "node:fs"
import { secretVariables } from "./variables"

type Given = Record<string, string>

/** `X_FILE` for each secret `X` that a person may set. */
export const secretFileVariables: readonly string[] = [...secretVariables]
  .filter((name) => !name.startsWith("SHOP_INTERNAL_"))
  .map((name) => `${name}_FILE`)

/**
 * The variables, with the secrets that files hold: `X_FILE` names the file of the secret `X`, as
 * Docker and systemd hand secrets over. An empty file counts as an empty value does: not set.
 * `sentences` tells what is wrong.
 */
export function withSecretFiles(given: Given): { variables: Given; sentences: string[] } {
  const variables = { ...given }
  const sentences: string[] = []
  for (const pointer of secretFileVariables) {
    const file = given[pointer]
    if (file === undefined) continue
    const name = pointer.slice(0, -"_FILE".length)
    const value = readValue(file)
    if (given[name] !== undefined) {
      sentences.push(`${name} and ${pointer} are both set: choose one.`)
    } else if (value === undefined) {
      sentences.push(`${pointer} names ${file}, which cannot be read.`)
    } else if (value !== "") {
      variables[name] = value
    }
  }
  return { variables, sentences }
}

function readValue(file: string): string | undefined {
  try {
    return fs.readFileSync(file, "utf8").trim()
  } catch {
    return undefined
  }
}

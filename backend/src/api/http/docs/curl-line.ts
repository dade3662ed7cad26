import type { Operation } from "../../../contract/openapi/openapi-types"

type Place = { method: string; path: string; origin: string }

/** A line for the shell; `$TOKEN`, `$ID_TOKEN`, `$ID` and what else stands so are the reader's to set. */
export function curlLine(operation: Operation, { method, path, origin }: Place): string {
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    name === "email" ? "$MAIL" : `$${name.toUpperCase()}`,
  )
  const lines = [
    `curl ${method === "get" ? "" : `-X ${method.toUpperCase()} `}"${origin}/api/v1${address}"`,
    ...authorization(operation),
    ...body(operation),
  ]
  return lines.join(" \\\n  ")
}

function authorization({ security }: Operation): string[] {
  const [scheme] = Object.keys(security[0] ?? {})
  if (!scheme) return []
  return [`-H "authorization: Bearer ${scheme === "identityToken" ? "$ID_TOKEN" : "$TOKEN"}"`]
}

function body({ requestBody }: Operation): string[] {
  const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? []
  const [example] = Object.values(content?.examples ?? {})
  if (!type || !example) return []
  if (type === "multipart/form-data") return ["-F image=@disc.png"]
  const json = JSON.stringify(example.value).replaceAll("'", "'\\''")
  return [`-H 'content-type: ${type}'`, `-d '${json}'`]
}

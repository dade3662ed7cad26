/** What narrows or sorts a list; an array's values go by the same name, one after another. */
export type Parameters = Record<string, string | number | readonly string[] | undefined>

/** The part after `?`; what is empty is left out. */
export function writeQuery(parameters: Parameters): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(parameters)) {
    for (const one of Array.isArray(value) ? (value as readonly string[]) : [value]) {
      if (one !== undefined && one !== "") query.append(name, String(one))
    }
  }
  return query.toString()
}

const TEXT = /'(?:[^']|'')*'/g
/** Not the numbers in names and placeholders: `t0`, `$1`. */
const NUMBER = /(?<![\w$."])-?\d+(\.\d+)?\b/g
const MAIL = /[^\s"'<>(),;:]+@[^\s"'<>(),;:]+/g

/** A statement's shape: Medusa's modules write some values into its text. */
export function redactValues(statement: string): string {
  return statement.replace(TEXT, "?").replace(NUMBER, "?")
}

/** A message that may be logged: no mail address and no text of a statement in it. */
export function redactPeople(message: string): string {
  return message.replace(TEXT, "'…'").replace(MAIL, "…@…")
}

/** The specification's length: below it its own sentence is said. */
const FLOOR = 6
/** What a new password must have. */
export const SHORTEST_PASSWORD = 8

const tooShort = (least: number) => `password must be at least ${least} characters`

/** Said of a password on the list of the most common ones. */
export const COMMON_PASSWORD =
  "This password is one of the most common ones. Choose one that nobody else would."

/** What the shop says beyond the identity provider's own words. */
export const PASSWORD_FAULTS: readonly string[] = [tooShort(SHORTEST_PASSWORD), COMMON_PASSWORD]

/** What a new password's length is refused with; null for none. */
export function lengthFault(password: string): string | null {
  if (password.length < FLOOR) return tooShort(FLOOR)
  return password.length < SHORTEST_PASSWORD ? tooShort(SHORTEST_PASSWORD) : null
}

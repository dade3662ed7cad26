/** The sheet's heading while a login waits for its code. */
export const SECOND_FACTOR = {
  title: "Second factor",
  lead: "This account asks for a code from your telephone as well.",
}

/** What staff are answered whose sign-in had no second factor, where one is demanded. */
export const SECOND_FACTOR_DEMANDED =
  "Medusa Admin asks for a second factor. Add a phone number in your profile at the shop, " +
  "then log in with the code that it gets."

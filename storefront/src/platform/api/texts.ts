import { textsOf } from "../texts/texts-of"

/** Of calls that fail without a word of the shop's. */
export const callText = textsOf("calls", {
  unexpected: "Something went wrong here. Reload the page and try again.",
  unreachable: "The shop cannot be reached. Check your connection and try again.",
  failed: "The shop answered with an error ({status}). Try again in a moment.",
  loginEnded: "Your login has ended. Log in again.",
})

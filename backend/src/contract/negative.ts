const NEGATIVE = /^[-\u2212]\s*[\d.,]*\d/

/** Whether a text is a number below zero, in the keyboard's minus or in print's. */
export function isNegative(text: string): boolean {
  return NEGATIVE.test(text.trim())
}

/** Says of a number below zero what it is, rather than that it is no number. */
export function negativeOf(what: string): string {
  return `A negative ${what} is not possible`
}

/** What a number of a part can be, in the order in which a typed one is looked for. */
export const NUMBER_KINDS = ["sku", "ean", "oem", "competitor", "former"] as const

export type NumberKind = (typeof NUMBER_KINDS)[number]

/**
 * Signs that stand between the letters and digits of a number, on keyboards and in documents: 34 11-6
 * and 34116 are one. PostgreSQL is given the same ones (catalogue entries).
 */
export const NUMBER_MARKS =
  "\t\n !\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~\u00a0\u00ad\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u202f\u2009" +
  // Of what stands in text: N·m, 15″, 5′, and quotes as word processors set them.
  "\u00b7\u22c5\u2032\u2033\u2018\u2019\u201c\u201d"

/** Drawings print 5×112 where people type 5x112. */
export const TIMES = "×"

const MARKS = new Set(NUMBER_MARKS)

/** A number's letters and digits alone: how numbers are compared, but for capitals. */
export function codeOf(text: string): string {
  return [...text.replaceAll(TIMES, "x")].filter((sign) => !MARKS.has(sign)).join("")
}

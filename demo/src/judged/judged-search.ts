export const KINDS = [
  "number",
  "other number",
  "measure",
  "typo",
  "words",
  "compound",
  "synonym",
] as const

/** A search, and what of the demo's parts it has to show among the first three. */
export type JudgedSearch = {
  kind: (typeof KINDS)[number]
  q: string
  /** A SKU, or what the SKUs begin with that are all right. */
  wants: string
}

/** Among so many the part has to be. */
export const AMONG = 3

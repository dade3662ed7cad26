import { codeOf } from "../product/part-number"

/** By what others name a vehicle: a catalogue's id, the numbers of German papers, or a shop's own. */
export const KEY_SCHEMES = ["vcdb", "ktype", "hsn_tsn", "own"] as const

export type KeyScheme = (typeof KEY_SCHEMES)[number]

/** Of a TSN the signs behind these tell versions that no catalogue knows. */
const TSN_SIGNS = 3
const HSN_SIGNS = 4
const NOBODY_KNEW = /^0*$/

/** A key as it is kept and looked for: capital letters and digits. */
export function vehicleKey(text: string): string {
  return codeOf(text).toUpperCase()
}

/**
 * The two numbers of German papers (fields 2.1 and 2.2) as one key; undefined where one of them is
 * empty or zeros alone, as papers have it of what nobody knew.
 */
export function hsnTsnKey({ hsn, tsn }: { hsn: string; tsn: string }): string | undefined {
  const maker = vehicleKey(hsn)
  const type = vehicleKey(tsn).slice(0, TSN_SIGNS)
  if (NOBODY_KNEW.test(maker) || NOBODY_KNEW.test(type)) return undefined
  return maker.padStart(HSN_SIGNS, "0") + type
}

/** The same of one text, parted by a mark or by its length: 0603/BHN, 603 BHN, 0603BHN. */
export function hsnTsnOf(text: string): string | undefined {
  const [first = "", ...rest] = text.trim().split(/[^\p{L}\p{N}]+/u)
  if (rest.length > 0) return hsnTsnKey({ hsn: first, tsn: rest.join("") })
  return hsnTsnKey({ hsn: first.slice(0, HSN_SIGNS), tsn: first.slice(HSN_SIGNS) })
}

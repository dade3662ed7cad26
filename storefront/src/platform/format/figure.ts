import { LOCALE } from "../texts/locale"

/** A number as people read it: 1,664. */
export function figure(value: number, locale = LOCALE): string {
  return value.toLocaleString(locale, { maximumFractionDigits: 6 })
}

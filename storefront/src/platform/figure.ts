import { LOCALE } from "./texts/locale"

const FINEST = { maximumFractionDigits: 6 }
const formats = new Map<string, Intl.NumberFormat>()

/** A number as people read it: 1,664. */
export function figure(value: number, locale = LOCALE): string {
  const format = formats.get(locale) ?? new Intl.NumberFormat(locale, FINEST)
  formats.set(locale, format)
  return format.format(value)
}

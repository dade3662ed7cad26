import { useMemo } from "react"
import { useTranslation } from "react-i18next"

/** Money, days and times as the reader's language writes them; the same at each drawing. */
export function useFormats() {
  const { i18n } = useTranslation()
  const { language } = i18n
  return useMemo(() => formatsOf(language), [language])
}

function formatsOf(language: string) {
  const number = (value: number) => new Intl.NumberFormat(language).format(value)
  return {
    /** Major units; the code is ISO 4217 in any case. */
    money: (amount: number, currency: string) =>
      new Intl.NumberFormat(language, { style: "currency", currency }).format(amount),
    number,
    /** "1,000+" of more than were counted. */
    counted: ({ count, has_more }: { count: number; has_more: boolean }) =>
      number(count) + (has_more ? "+" : ""),
    /** A day as YYYY-MM-DD, whatever the reader's clock says. */
    day: (date: string) =>
      new Intl.DateTimeFormat(language, { dateStyle: "medium", timeZone: "UTC" }).format(
        new Date(date),
      ),
    time: (iso: string) =>
      new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(
        new Date(iso),
      ),
  }
}

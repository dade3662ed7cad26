import { useTranslation } from "react-i18next"

const UNITS = ["byte", "kilobyte", "megabyte", "gigabyte"] as const
const STEP = 1000

/** "312 MB", as the reader's language writes it. */
export function useFileSize() {
  const { i18n } = useTranslation()
  return (bytes: number) => {
    const step = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3))
    const format = { style: "unit", unit: UNITS[step] ?? "byte", maximumFractionDigits: 1 } as const
    return new Intl.NumberFormat(i18n.language, format).format(bytes / STEP ** step)
  }
}

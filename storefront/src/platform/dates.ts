const DAY = new Intl.DateTimeFormat(undefined, { dateStyle: "medium" })
const MOMENT = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" })

/** The day of a date that the shop answered, as its reader writes it: "20 Nov 2026". */
export function dayText(at: string): string {
  return DAY.format(new Date(at))
}

/** Day and time of it: "20 Nov 2026, 09:00". */
export function momentText(at: string): string {
  return MOMENT.format(new Date(at))
}

const DAY = new Intl.DateTimeFormat(undefined, { dateStyle: "medium" })
const MOMENT = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" })

const CALENDAR_DAY = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeZone: "UTC" })

/** A day like 2026-12-12, which is the same one everywhere, as its reader writes it. */
export function calendarDayText(day: string): string {
  return CALENDAR_DAY.format(new Date(`${day}T12:00:00Z`))
}

const MONTH = new Intl.DateTimeFormat(undefined, {
  month: "short",
  year: "numeric",
  timeZone: "UTC",
})

/** A month like 2014-07, as its reader writes it: "Jul 2014". */
export function monthYearText(month: string): string {
  return MONTH.format(new Date(`${month}-15T12:00:00Z`))
}

/** The day of a date that the shop answered, as its reader writes it: "20 Nov 2026". */
export function dayText(at: string): string {
  return DAY.format(new Date(at))
}

/** Day and time of it: "20 Nov 2026, 09:00". */
export function momentText(at: string): string {
  return MOMENT.format(new Date(at))
}

/** A month as it is kept and compared: 201407 is July 2014. */
export type Month = number

/** Months from the one to the other, both among them; null is an open end. */
export type Months = { from: Month; to: Month | null }

export const LAST_MONTH: Month = 299_912

/** What people and calls write: 2014-07. */
export const MONTH_TEXT = /^(19|2\d)\d\d-(0[1-9]|1[0-2])$/

/** The month of a text as MONTH_TEXT has it. */
export function monthOf(text: string): Month {
  return Number(text.replace("-", ""))
}

/** "2014-07" for 201407. */
export function monthText(month: Month): string {
  return `${String(month).slice(0, 4)}-${String(month).slice(4)}`
}

/** Where a month stands among all: neighbours differ by one, at the end of a year too. */
export function monthIndex(month: Month): number {
  return Math.floor(month / 100) * 12 + (month % 100) - 1
}

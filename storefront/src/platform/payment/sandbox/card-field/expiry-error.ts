import type { CardProblem } from "./card-problem"

const FURTHEST_YEARS = 50

/** What is wrong with an expiry of the form MMYY; a card is good until its month is over. */
export function expiryError(exp: string, now: Date): CardProblem | null {
  const month = Number(exp.slice(0, 2))
  const year = 2000 + Number(exp.slice(2))
  const thisYear = now.getFullYear()
  if (month < 1 || month > 12) {
    return problem("invalid_expiry_month", "Your card's expiration month is invalid.")
  }
  if (year < thisYear) {
    return problem("invalid_expiry_year_past", "Your card's expiration year is in the past.")
  }
  if (year > thisYear + FURTHEST_YEARS) {
    return problem("invalid_expiry_year", "Your card's expiration year is invalid.")
  }
  if (year === thisYear && month < now.getMonth() + 1) {
    return problem("invalid_expiry_month_past", "Your card's expiration date is in the past.")
  }
  return null
}

function problem(code: string, message: string): CardProblem {
  return { field: "exp", code, message }
}

import { brandOf, cvcLength, numberLength } from "./card-brand"
import { CARD_FIELDS, type CardField, type CardProblem, type CardValues } from "./card-values"

export type Leniency = {
  /** Fields that may still be incomplete: those that the buyer has not left yet. */
  unfinished: ReadonlySet<CardField>
  hidePostalCode: boolean
  now: Date
}

const INCOMPLETE = {
  number: ["incomplete_number", "Your card number is incomplete."],
  exp: ["incomplete_expiry", "Your card's expiration date is incomplete."],
  cvc: ["incomplete_cvc", "Your card's security code is incomplete."],
  postal: ["incomplete_zip", "Your postal code is incomplete."],
} as const

/** What is wrong with the card, field by field and in their order; Stripe's codes and sentences. */
export function cardProblems(values: CardValues, leniency: Leniency): CardProblem[] {
  return shownFields(leniency).flatMap((field) => {
    if (isFilled(field, values)) return wrong(field, values, leniency.now) ?? []
    if (leniency.unfinished.has(field)) return []
    const [code, message] = INCOMPLETE[field]
    return { field, code, message }
  })
}

/** Whether all fields hold what they can hold, right or wrong. */
export function isFilledIn(values: CardValues, leniency: Leniency): boolean {
  return shownFields(leniency).every((field) => isFilled(field, values))
}

export function isFilled(field: CardField, values: CardValues): boolean {
  const brand = brandOf(values.number)
  const needed = { number: numberLength(brand), exp: 4, cvc: cvcLength(brand), postal: 3 }
  return values[field].trim().length >= needed[field]
}

function shownFields({ hidePostalCode }: Leniency): CardField[] {
  return CARD_FIELDS.filter((field) => field !== "postal" || !hidePostalCode)
}

function wrong(field: CardField, values: CardValues, now: Date): CardProblem | null {
  if (field === "exp") return expiryError(values.exp, now)
  if (field !== "number") return null
  if (!passesLuhn(values.number)) {
    return { field, code: "invalid_number", message: "Your card number is invalid." }
  }
  if (TEST_NUMBERS.has(values.number)) return null
  return {
    field,
    code: "sandbox_test_cards_only",
    message: "Test mode takes test cards only, such as 4242 4242 4242 4242.",
  }
}

const FURTHEST_YEARS = 50

/** What is wrong with an expiry of the form MMYY; a card is good until its month is over. */
function expiryError(exp: string, now: Date): CardProblem | null {
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

/** Whether the last digit fits the others (ISO/IEC 7812-1): finds most typing errors. */
function passesLuhn(digits: string): boolean {
  const sum = Array.from(digits)
    .reverse()
    .map(Number)
    .map((digit, place) => (place % 2 === 1 ? digit * 2 : digit))
    .reduce((total, value) => total + (value > 9 ? value - 9 : value), 0)
  return sum % 10 === 0
}

/** Stripe's test numbers that the sandbox charges, declines or challenges; it takes no other. */
export const TEST_NUMBERS: ReadonlySet<string> = new Set([
  "4242424242424242",
  "4000056655665556",
  "5555555555554444",
  "378282246310005",
  "4000000000000002",
  "4000000000009995",
  "4000000000009987",
  "4000000000000069",
  "4000000000000127",
  "4000000000000119",
  "4000002500003155",
  "4000002760003184",
  "4000008400001629",
])

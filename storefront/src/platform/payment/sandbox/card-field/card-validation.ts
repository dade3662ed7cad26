import { brandOf, cvcLength, numberLength } from "./card-brand"
import { CARD_FIELDS, type CardField, type CardValues } from "./card-values"
import type { CardProblem } from "./card-problem"
import { expiryError } from "./expiry-error"
import { passesLuhn } from "./luhn"
import { TEST_NUMBERS } from "./test-numbers"

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

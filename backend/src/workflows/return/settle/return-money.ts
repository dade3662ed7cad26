import { MathBN } from "@medusajs/framework/utils"
import { paidAmount } from "../../../queries/payment/paid-amount"

type Priced = { before: number; after: number; currency_code: string }

/**
 * What pieces that came back have cost, in major units: what is missing to the rounded price of the
 * order, so that all returns of an order together are what was paid for it, to the cent.
 */
export function worthOf({ before, after, currency_code }: Priced): number {
  return difference(paidAmount(before, currency_code), paidAmount(after, currency_code))
}

/** How a return's money stands, in major units. */
export type Owed = {
  worth: number
  /** What is left to pay for the order by its books; below 0 it was overpaid. */
  pending: number
  /** Of what was taken for the order, what did not go back. */
  money_left: number
  /** What the books were told to keep of the worth, and what went back, by earlier attempts. */
  kept: number
  booked: number
  currency_code: string
}

/** The most that a return may be settled by: what is due without it, and what can be given back. */
export function mostBack(owed: Owed): number {
  const { worth, money_left, booked, currency_code } = owed
  const left = paidAmount(Math.max(money_left, 0), currency_code)
  return Math.min(worth, MathBN.sum(dueWithout(owed), booked, left).toNumber())
}

/** Of the amount that a return is settled by, what the provider is asked to give back now. */
export function toRefund({ amount, ...owed }: Owed & { amount: number }): number {
  const { money_left, booked, currency_code } = owed
  const left = paidAmount(Math.max(money_left, 0), currency_code)
  const wanted = MathBN.sub(amount, dueWithout(owed), booked).toNumber()
  return Math.max(Math.min(wanted, left), 0)
}

/** What would be due if nothing had come back: that is not paid back, it is not due any more. */
function dueWithout({ worth, pending, kept, booked, currency_code }: Owed): number {
  const due = MathBN.sub(MathBN.add(pending, worth), kept, booked).toNumber()
  return paidAmount(Math.max(due, 0), currency_code)
}

function difference(one: number, other: number): number {
  return MathBN.sub(one, other).toNumber()
}

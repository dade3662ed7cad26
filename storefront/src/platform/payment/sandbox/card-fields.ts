import type { StripeError } from "@stripe/stripe-js"
import { SandboxCardElement } from "./card-field/card-element"
import type { Fields } from "./sandbox-api"

type MethodData = { card?: unknown; billing_details?: unknown }

/** The form fields of a payment method of the card element, or what is wrong with its card. */
export function cardFields({
  card,
  billing_details,
}: MethodData): { fields: Fields } | { error: StripeError } {
  if (!(card instanceof SandboxCardElement)) {
    throw new Error("The sandbox takes a card of its own CardElement only")
  }
  const taken = card.take()
  if ("error" in taken) return taken
  const { number, exp, cvc, postal } = taken.values
  const fields = {
    type: "card",
    "card[number]": number,
    "card[exp_month]": exp.slice(0, 2),
    "card[exp_year]": exp.slice(2),
    "card[cvc]": cvc,
    ...(postal ? { "billing_details[address][postal_code]": postal } : {}),
    ...flat("billing_details", billing_details),
  }
  return { fields }
}

/** `{ a: { b: "c" } }` under "x" becomes `{ "x[a][b]": "c" }`. */
export function flat(name: string, value: unknown): Fields {
  if (value === null || value === undefined) return {}
  if (typeof value !== "object") return { [name]: String(value) }
  return Object.assign(
    {},
    ...Object.entries(value).map(([key, inner]) => flat(`${name}[${key}]`, inner)),
  )
}

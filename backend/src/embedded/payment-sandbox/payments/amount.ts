import { invalidRequest } from "../http/stripe-fault"

/** Stripe's minimum charges in the smallest unit (https://docs.stripe.com/currencies). */
const MINIMUM: Readonly<Record<string, number>> = {
  usd: 50,
  aed: 200,
  aud: 50,
  bgn: 100,
  brl: 50,
  cad: 50,
  chf: 50,
  czk: 1500,
  dkk: 250,
  eur: 50,
  gbp: 30,
  hkd: 400,
  huf: 17500,
  inr: 50,
  jpy: 50,
  mxn: 1000,
  myr: 200,
  nok: 300,
  nzd: 50,
  pln: 200,
  ron: 200,
  sek: 300,
  sgd: 50,
  thb: 1000,
}
const MAXIMUM = 99_999_999
/** Units that the last digits must be a multiple of: three-decimal currencies, and isk without fractions. */
const STEP: Readonly<Record<string, number>> = {
  bhd: 10,
  iqd: 10,
  jod: 10,
  kwd: 10,
  omr: 10,
  tnd: 10,
  isk: 100,
}

export function readCurrency(text: string | undefined): string {
  const currency = text?.toLowerCase() ?? ""
  if (!/^[a-z]{3}$/.test(currency)) {
    throw invalidRequest("Missing required param: currency.", {
      code: "parameter_missing",
      param: "currency",
    })
  }
  return currency
}

/** A chargeable amount in the smallest unit of `currency`; throws a StripeFault of code amount_too_… */
export function readAmount(text: string | undefined, currency: string): number {
  const amount = readPositiveInteger(text, "amount")
  const minimum = MINIMUM[currency] ?? 1
  if (amount < minimum) {
    throw invalidRequest(`Amount must be at least ${minimum} in the smallest unit of ${currency}`, {
      code: "amount_too_small",
      param: "amount",
    })
  }
  if (amount > MAXIMUM) {
    throw invalidRequest(`Amount must be no more than ${MAXIMUM}`, {
      code: "amount_too_large",
      param: "amount",
    })
  }
  const step = STEP[currency] ?? 1
  if (amount % step !== 0) {
    throw invalidRequest(`Invalid amount: ${currency} amounts must be multiples of ${step}`, {
      code: "invalid_charge_amount",
      param: "amount",
    })
  }
  return amount
}

export function readPositiveInteger(text: string | undefined, param: string): number {
  if (text === undefined) {
    throw invalidRequest(`Missing required param: ${param}.`, { code: "parameter_missing", param })
  }
  if (!/^\d{1,12}$/.test(text) || Number(text) < 1) {
    throw invalidRequest(`Invalid integer: ${text}`, { code: "parameter_invalid_integer", param })
  }
  return Number(text)
}

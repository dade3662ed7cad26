import { formList, type Form } from "../http/form"
import { storedMethod } from "./payment-methods"
import { refundedOf } from "./refunds"
import type { PaymentIntent } from "../storage/records"
import type { Access } from "../http/keys"
import type { Draft } from "../storage/store"
import { StripeFault } from "../http/stripe-fault"

/** An intent as its reader may see it: the publishable key shows neither metadata nor customer. */
export function viewIntent(
  draft: Draft,
  intent: PaymentIntent,
  { access, form }: { access: Access; form: Form },
): unknown {
  const wanted = formList(form, "expand")
  const method = wanted.includes("payment_method") && intent.payment_method
  const charge = wanted.includes("latest_charge") && intent.latest_charge
  const shown = {
    ...intent,
    ...(method && { payment_method: storedMethod(draft, method).method }),
    ...(charge && { latest_charge: { id: charge, ...refundedOf(draft, intent) } }),
  }
  return access === "secret" ? shown : openFields(shown)
}

/** An error as the publishable key may see it: the intent that it carries is narrowed too. */
export function openFault(error: unknown): unknown {
  if (!(error instanceof StripeFault) || !error.error.payment_intent) return error
  const payment_intent = openFields(error.error.payment_intent)
  return new StripeFault(error.status, { ...error.error, payment_intent })
}

const HIDDEN = ["metadata", "customer", "amount_received"]

function openFields(intent: object): object {
  return Object.fromEntries(Object.entries(intent).filter(([name]) => !HIDDEN.includes(name)))
}

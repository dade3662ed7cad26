import { cancelIntent, captureIntent } from "./payments/close-intent"
import { confirmIntent, endChallenge, type Confirmed } from "./payments/confirm-intent"
import type { Form } from "./http/form"
import { createIntent, storedIntent, updateIntent } from "./payments/intents"
import { sameText, type Access } from "./http/keys"
import { createPaymentMethod, storedMethod } from "./payments/payment-methods"
import type { Answer, PaymentIntent } from "./storage/records"
import { createRefund } from "./payments/refunds"
import type { Draft } from "./storage/store"
import { invalidRequest, StripeFault } from "./http/stripe-fault"
import { openFault, viewIntent } from "./payments/view"
import type { Webhooks } from "./webhooks/webhooks"

export type SandboxCall = {
  method: string
  pathname: string
  form: Form
  access: Access
  draft: Draft
  webhooks: Webhooks
}

type Handler = (call: SandboxCall, id: string) => Answer

const ROUTES: [pattern: RegExp, handler: Handler][] = [
  [/^POST \/v1\/payment_intents$/, withSecretKey(create)],
  [/^GET \/v1\/payment_intents\/(\w+)$/, retrieve],
  [/^POST \/v1\/payment_intents\/(\w+)$/, withSecretKey(update)],
  [/^POST \/v1\/payment_intents\/(\w+)\/confirm$/, confirm],
  [/^POST \/v1\/payment_intents\/(\w+)\/sandbox_3ds$/, challenge],
  [/^POST \/v1\/payment_intents\/(\w+)\/cancel$/, withSecretKey(cancel)],
  [/^POST \/v1\/payment_intents\/(\w+)\/capture$/, withSecretKey(capture)],
  [/^POST \/v1\/payment_methods$/, ({ draft, form }) => ok(createPaymentMethod(draft, form))],
  [
    /^GET \/v1\/payment_methods\/(\w+)$/,
    withSecretKey(({ draft }, id) => ok(storedMethod(draft, id).method)),
  ],
  [/^POST \/v1\/refunds$/, withSecretKey(({ draft, form }) => ok(createRefund(draft, form)))],
]

/** Answers one call; throws a StripeFault for one that changes nothing. */
export function answerCall(call: SandboxCall): Answer {
  try {
    return route(call)
  } catch (error) {
    throw call.access === "secret" ? error : openFault(error)
  }
}

function route(call: SandboxCall): Answer {
  const line = `${call.method} ${call.pathname}`
  for (const [pattern, handler] of ROUTES) {
    const match = pattern.exec(line)
    if (match) return handler(call, match[1] ?? "")
  }
  throw new StripeFault(404, {
    type: "invalid_request_error",
    message: `Unrecognized request URL (${call.method}: ${call.pathname}).`,
  })
}

function create(call: SandboxCall): Answer {
  return changed(call, "payment_intent.created", createIntent(call.draft, call.form))
}

function retrieve(call: SandboxCall, id: string): Answer {
  return ok(viewIntent(call.draft, ownIntent(call, id), call))
}

function update(call: SandboxCall, id: string): Answer {
  const intent = storedIntent(call.draft, id)
  return ok(viewIntent(call.draft, updateIntent(call.draft, intent, call.form), call))
}

function confirm(call: SandboxCall, id: string): Answer {
  return confirmed(call, confirmIntent(call.draft, ownIntent(call, id), call.form))
}

function challenge(call: SandboxCall, id: string): Answer {
  return confirmed(call, endChallenge(call.draft, ownIntent(call, id), call.form))
}

function cancel(call: SandboxCall, id: string): Answer {
  const intent = cancelIntent(call.draft, storedIntent(call.draft, id), call.form)
  return changed(call, "payment_intent.canceled", intent)
}

function capture(call: SandboxCall, id: string): Answer {
  const intent = captureIntent(call.draft, storedIntent(call.draft, id), call.form)
  return changed(call, "payment_intent.succeeded", intent)
}

function confirmed(call: SandboxCall, { intent, event, decline }: Confirmed): Answer {
  const answer = changed(call, event, intent)
  if (!decline) return answer
  return { status: 402, body: { error: { ...decline, payment_intent: answer.body } } }
}

function changed(call: SandboxCall, event: string, intent: PaymentIntent): Answer {
  call.webhooks.record(call.draft, event, intent)
  return ok(viewIntent(call.draft, intent, call))
}

function ok(body: unknown): Answer {
  return { status: 200, body }
}

/** The intent of the path; with the publishable key only for who knows its client secret. */
function ownIntent({ draft, form, access }: SandboxCall, id: string): PaymentIntent {
  const intent = storedIntent(draft, id)
  if (access === "secret" || sameText(form.get("client_secret") ?? "", intent.client_secret)) {
    return intent
  }
  throw invalidRequest(
    "The client_secret provided does not match the client_secret associated with the PaymentIntent.",
    { code: "payment_intent_invalid_parameter", param: "client_secret" },
  )
}

function withSecretKey(handler: Handler): Handler {
  return (call, id) => {
    if (call.access === "secret") return handler(call, id)
    throw new StripeFault(403, {
      type: "invalid_request_error",
      message: "This API call cannot be made with a publishable API key.",
    })
  }
}

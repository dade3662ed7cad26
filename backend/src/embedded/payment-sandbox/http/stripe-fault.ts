import type { Answer, PaymentIntent, StripeErrorObject } from "../storage/records"

/** A request that changed nothing: answered with Stripe's error object. */
export class StripeFault extends Error {
  constructor(
    readonly status: number,
    readonly error: StripeErrorObject,
  ) {
    super(error.message)
  }

  get answer(): Answer {
    return { status: this.status, body: { error: this.error } }
  }
}

export function invalidRequest(
  message: string,
  details: Partial<StripeErrorObject> = {},
): StripeFault {
  return new StripeFault(400, { type: "invalid_request_error", message, ...details })
}

export function missing(kind: string, id: string, param: string): StripeFault {
  return new StripeFault(404, {
    type: "invalid_request_error",
    code: "resource_missing",
    message: `No such ${kind}: '${id}'`,
    param,
  })
}

/** The intent is past the point where this call makes sense; clients read its state from the error. */
export function unexpectedState(message: string, intent: PaymentIntent): StripeFault {
  return invalidRequest(message, {
    code: "payment_intent_unexpected_state",
    payment_intent: intent,
  })
}

export function invalidCard(code: string, param: string, message: string): StripeFault {
  return new StripeFault(402, { type: "card_error", code, param, message })
}

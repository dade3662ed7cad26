/** Stripe's error object; card declines carry `decline_code`, state conflicts the intent itself. */
export type StripeErrorObject = {
  type: "api_error" | "card_error" | "idempotency_error" | "invalid_request_error"
  message: string
  code?: string
  decline_code?: string
  param?: string
  charge?: string | null
  payment_intent?: object
  payment_method?: PaymentMethod
}

export type IntentStatus =
  "requires_payment_method" | "requires_action" | "requires_capture" | "succeeded" | "canceled"

/** Amounts are integers in the currency's smallest unit, times are seconds since 1970. */
export type PaymentIntent = {
  id: string
  object: "payment_intent"
  amount: number
  amount_capturable: number
  amount_received: number
  canceled_at: number | null
  cancellation_reason: string | null
  capture_method: "automatic" | "manual"
  client_secret: string
  confirmation_method: "automatic"
  created: number
  currency: string
  customer: string | null
  description: string | null
  last_payment_error: StripeErrorObject | null
  latest_charge: string | null
  livemode: false
  metadata: Record<string, string>
  next_action: NextAction | null
  payment_method: string | null
  payment_method_types: string[]
  status: IntentStatus
}

export type NextAction = {
  type: "use_stripe_sdk"
  use_stripe_sdk: { type: "three_d_secure_redirect"; stripe_js: string }
}

export type PaymentMethod = {
  id: string
  object: "payment_method"
  type: "card"
  billing_details: Record<string, string>
  card: {
    brand: string
    checks: { cvc_check: "pass" }
    country: "US"
    exp_month: number
    exp_year: number
    funding: "credit" | "debit"
    last4: string
  }
  created: number
  customer: null
  livemode: false
}

/** What happens to a charge on the card; a decline carries Stripe's code and sentence. */
export type CardOutcome = {
  authentication: boolean
  decline: { code: string; decline_code: string; message: string } | null
}

/** What is kept of a card: how it ends, never its number. */
export type StoredMethod = { method: PaymentMethod; outcome: CardOutcome }

export type Refund = {
  id: string
  object: "refund"
  amount: number
  charge: string | null
  created: number
  currency: string
  payment_intent: string
  status: "succeeded"
}

export type StripeEvent = {
  id: string
  object: "event"
  api_version: string
  created: number
  data: { object: PaymentIntent }
  livemode: false
  pending_webhooks: 1
  type: string
}

export type Answer = { status: number; body: unknown }

export type SavedAnswer = { fingerprint: string; created: number; answer: Answer }

/** Everything the sandbox remembers, by table. */
export type SandboxRecords = {
  intents: PaymentIntent
  methods: StoredMethod
  refunds: Refund
  answers: SavedAnswer
  events: StripeEvent
}

export type Table = keyof SandboxRecords

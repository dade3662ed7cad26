import type { PaymentIntent, PaymentMethod, StripeError } from "@stripe/stripe-js"

const BASE = "/sandbox-stripe/v1"
const TIMEOUT_MS = 20_000

export type Fields = Record<string, string>
export type Outcome<Result> = { result: Result } | { error: StripeError }

type SandboxCall = { method: "GET" | "POST"; path: string; fields: Fields }

/** The browser's calls of Stripe's API, answered by the shop's sandbox. */
export type SandboxApi = {
  createPaymentMethod(fields: Fields): Promise<Outcome<PaymentMethod>>
  retrieve(clientSecret: string): Promise<Outcome<PaymentIntent>>
  confirm(clientSecret: string, fields: Fields): Promise<Outcome<PaymentIntent>>
  /** Ends a 3-D Secure challenge. */
  authenticate(clientSecret: string, passed: boolean): Promise<Outcome<PaymentIntent>>
}

export function sandboxApi(key: string): SandboxApi {
  const intentCall = (clientSecret: string, call: SandboxCall) => {
    const id = clientSecret.split("_secret_")[0] ?? ""
    const path = `/payment_intents/${encodeURIComponent(id)}${call.path}`
    const fields = { key, client_secret: clientSecret, ...call.fields }
    return send<PaymentIntent>({ ...call, path, fields })
  }
  return {
    createPaymentMethod: (fields) =>
      send({ method: "POST", path: "/payment_methods", fields: { key, ...fields } }),
    retrieve: (clientSecret) => intentCall(clientSecret, { method: "GET", path: "", fields: {} }),
    confirm: (clientSecret, fields) =>
      intentCall(clientSecret, { method: "POST", path: "/confirm", fields }),
    authenticate: (clientSecret, passed) => {
      const fields = { outcome: passed ? "succeed" : "fail" }
      return intentCall(clientSecret, { method: "POST", path: "/sandbox_3ds", fields })
    },
  }
}

async function send<Result>({ method, path, fields }: SandboxCall): Promise<Outcome<Result>> {
  const form = new URLSearchParams(fields)
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  try {
    const response =
      method === "GET"
        ? await fetch(`${BASE}${path}?${form}`, { signal })
        : await fetch(`${BASE}${path}`, { method, body: form, signal })
    const body: unknown = await response.json()
    const error = errorIn(body)
    if (error) return { error }
    // The sandbox writes Stripe's own objects; its tests hold it to that.
    return response.ok ? { result: body as Result } : { error: UNREACHABLE }
  } catch {
    return { error: UNREACHABLE }
  }
}

const UNREACHABLE: StripeError = {
  type: "api_connection_error",
  message: "The payment service cannot be reached. Check your connection and try again.",
}

function errorIn(body: unknown): StripeError | null {
  if (typeof body !== "object" || body === null || !("error" in body)) return null
  return body.error as StripeError
}

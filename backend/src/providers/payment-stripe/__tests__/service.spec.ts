import {
  cardFields,
  startSandbox,
  type SandboxServer,
} from "../../../embedded/payment-sandbox/__tests__/sandbox-server"
import { signWebhook } from "../../../embedded/payment-sandbox/webhooks/webhook-signature"
import type { ShopStripeProvider } from "../service"
import { createProvider, sessionOf } from "./provider"

describe("the Stripe provider at the sandbox", () => {
  let server: SandboxServer
  let provider: ShopStripeProvider

  beforeAll(async () => {
    server = await startSandbox()
    provider = createProvider({ sandboxUrl: server.url })
  })

  afterAll(() => server.stop())

  async function pay(data: Record<string, unknown> = {}) {
    await server.browser(`POST /v1/payment_intents/${String(data.id)}/confirm`, {
      client_secret: String(data.client_secret),
      ...cardFields("4242424242424242", "payment_method_data"),
    })
  }

  it("makes an intent in the smallest unit, tied to its session", async () => {
    const { id, status, data } = await provider.initiatePayment(sessionOf("payses_1", 19.995))

    expect(id).toMatch(/^pi_sandbox/)
    expect(status).toBe("pending")
    expect(data).toMatchObject({
      amount: 2000,
      currency: "usd",
      capture_method: "automatic",
      metadata: { session_id: "payses_1", order_id: "order_1" },
    })
  })

  it("reads what became of it", async () => {
    const { data } = await provider.initiatePayment(sessionOf("payses_2"))
    await pay(data)

    const read = await provider.getPaymentStatus({ data })

    expect(read).toMatchObject({ status: "captured", data: { amount_received: 5000 } })
  })

  it("asks Stripe on an update that changes nothing", async () => {
    const session = sessionOf("payses_3")
    const { data } = await provider.initiatePayment(session)
    await pay(data)

    const updated = await provider.updatePayment({ ...session, data })

    expect(updated).toMatchObject({ status: "captured", data: { status: "succeeded" } })
  })

  it("changes the amount of an open intent", async () => {
    const { data } = await provider.initiatePayment(sessionOf("payses_4"))

    const { context: _, ...changed } = sessionOf("payses_4", 70)
    const updated = await provider.updatePayment({ ...changed, data })

    expect(updated.data).toMatchObject({ amount: 7000 })
  })

  it("gives money back once under one refund id", async () => {
    const { data } = await provider.initiatePayment(sessionOf("payses_5"))
    await pay(data)
    const refund = { amount: 50, data, context: { idempotency_key: "ref_1" } }

    await provider.refundPayment(refund)
    await provider.refundPayment(refund)

    const again = await server.secret("POST /v1/refunds", { payment_intent: String(data?.id) })
    expect(again.body.error).toMatchObject({ code: "charge_already_refunded" })
  })

  it("reads what was given back of a payment", async () => {
    const { data = {} } = await provider.initiatePayment(sessionOf("payses_7"))
    expect(await provider.readPayment(data)).toMatchObject({ refunded: 0 })
    await pay(data)
    const context = { idempotency_key: "ref_7" }
    await provider.refundPayment({ amount: 12.34, data, context })

    const { data: read, refunded } = await provider.readPayment(data)

    expect(refunded).toBe(1234)
    expect(read).toMatchObject({
      status: "succeeded",
      latest_charge: expect.stringMatching(/^ch_/),
    })
  })

  it("tells why an amount cannot be charged", async () => {
    await expect(provider.initiatePayment(sessionOf("payses_6", 0.1))).rejects.toMatchObject({
      code: "payment_provider_refused",
    })
  })

  it("takes an intent that the sandbox forgot for canceled", async () => {
    const data = { id: "pi_sandboxForgotten", amount: 5000 }

    expect(await provider.getPaymentStatus({ data })).toMatchObject({ status: "canceled" })
    expect(await provider.cancelPayment({ data })).toMatchObject({ data: { status: "canceled" } })
    expect(await provider.deletePayment({ data })).toMatchObject({ data: { status: "canceled" } })
    expect(await provider.updatePayment({ ...sessionOf("payses_7"), data })).toMatchObject({
      status: "canceled",
    })
  })

  it("does not cancel what was paid", async () => {
    const { data } = await provider.initiatePayment(sessionOf("payses_8"))
    await pay(data)

    await expect(provider.cancelPayment({ data })).rejects.toMatchObject({
      code: "payment_provider_refused",
    })
  })
})

describe("the Stripe provider with real keys", () => {
  it("takes an intent of the sandbox for canceled without asking", async () => {
    const provider = createProvider({ apiKey: "sk_live_1" })
    const data = { id: "pi_sandbox1" }

    expect(await provider.getPaymentStatus({ data })).toMatchObject({ status: "canceled" })
    expect(await provider.deletePayment({ data })).toMatchObject({ data: { status: "canceled" } })
  })
})

describe("webhooks of the Stripe provider", () => {
  const provider = createProvider({})
  const event = {
    type: "payment_intent.succeeded",
    data: {
      object: { amount_received: 5000, currency: "usd", metadata: { session_id: "payses_1" } },
    },
  }
  const rawData = JSON.stringify(event)
  const now = Math.floor(Date.now() / 1000)
  const read = (signature: string | undefined) =>
    provider.getWebhookActionAndData({
      data: event,
      rawData,
      headers: { "stripe-signature": signature },
    })

  it("tells which session was paid, in major units", async () => {
    const { action, data } = await read(signWebhook(rawData, "whsec_sandbox", now))

    expect(action).toBe("captured")
    expect(data).toMatchObject({ session_id: "payses_1", amount: 50 })
  })

  it.each([
    ["none", undefined],
    ["a forged one", signWebhook(rawData, "whsec_forged", now)],
    ["one of another body", signWebhook(`${rawData} `, "whsec_sandbox", now)],
    ["one that is ten minutes old", signWebhook(rawData, "whsec_sandbox", now - 600)],
  ])("refuses %s for a signature", async (_, signature) => {
    await expect(read(signature)).rejects.toMatchObject({ code: "webhook_signature_invalid" })
  })
})

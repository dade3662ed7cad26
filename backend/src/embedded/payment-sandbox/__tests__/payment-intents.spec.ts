import {
  cardFields,
  confirmWith,
  createIntent,
  startSandbox,
  type SandboxServer,
} from "./sandbox-server"

describe("payment intents of the sandbox", () => {
  let server: SandboxServer

  beforeAll(async () => {
    server = await startSandbox()
  })

  afterAll(() => server.stop())

  it.each(["4242424242424242", "4000056655665556", "5555555555554444", "378282246310005"])(
    "charges the test card %s",
    async (number) => {
      const { id, reply } = await confirmWith(server, number)

      expect(reply.status).toBe(200)
      expect(reply.body).toMatchObject({ id, status: "succeeded", amount: 5000 })
      const { body } = await server.secret(`GET /v1/payment_intents/${id}`)
      expect(body).toMatchObject({
        amount_received: 5000,
        metadata: { session_id: "payses_1" },
        next_action: null,
      })
    },
  )

  it.each([
    ["4000000000000002", "card_declined", "generic_decline"],
    ["4000000000009995", "card_declined", "insufficient_funds"],
    ["4000000000009987", "card_declined", "lost_card"],
    ["4000000000000069", "expired_card", "expired_card"],
    ["4000000000000127", "incorrect_cvc", "incorrect_cvc"],
    ["4000000000000119", "processing_error", "processing_error"],
  ])("declines %s with %s (%s) and leaves the intent payable", async (number, code, reason) => {
    const { id, reply } = await confirmWith(server, number)

    expect(reply.status).toBe(402)
    expect(reply.body.error).toMatchObject({
      type: "card_error",
      code,
      decline_code: reason,
      message: expect.stringMatching(/card/),
      payment_intent: { id, status: "requires_payment_method", payment_method: null },
    })
    const { body } = await server.secret(`GET /v1/payment_intents/${id}`)
    expect(body).toMatchObject({ status: "requires_payment_method", last_payment_error: { code } })
  })

  it("takes another card after a decline", async () => {
    const { id, clientSecret } = await confirmWith(server, "4000000000000002")

    const { body } = await server.browser(`POST /v1/payment_intents/${id}/confirm`, {
      client_secret: clientSecret,
      ...cardFields("4242424242424242", "payment_method_data"),
    })

    expect(body).toMatchObject({ status: "succeeded", last_payment_error: null })
  })

  it("confirms with a payment method that was made before", async () => {
    const method = await server.browser("POST /v1/payment_methods", cardFields("4242424242424242"))
    const intent = await createIntent(server)

    const { body } = await server.browser(`POST /v1/payment_intents/${intent.id}/confirm`, {
      client_secret: intent.clientSecret,
      payment_method: String(method.body.id),
      "expand[0]": "payment_method",
    })

    expect(body).toMatchObject({
      status: "succeeded",
      payment_method: { id: method.body.id, card: { brand: "visa", last4: "4242" } },
    })
  })

  it("does not confirm twice", async () => {
    const { id, clientSecret } = await confirmWith(server, "4242424242424242")

    const { status, body } = await server.browser(`POST /v1/payment_intents/${id}/confirm`, {
      client_secret: clientSecret,
      ...cardFields("4242424242424242", "payment_method_data"),
    })

    expect(status).toBe(400)
    expect(body.error).toMatchObject({
      code: "payment_intent_unexpected_state",
      message: expect.stringContaining("already succeeded"),
      payment_intent: { status: "succeeded" },
    })
  })

  it("cancels an open intent, once, and refuses to charge it", async () => {
    const intent = await createIntent(server)
    const call = `POST /v1/payment_intents/${intent.id}/cancel`

    expect((await server.secret(call)).body).toMatchObject({ status: "canceled" })

    const again = await server.secret(call)
    expect(again.status).toBe(400)
    expect(again.body.error).toMatchObject({ payment_intent: { status: "canceled" } })
    const confirmed = await server.browser(`POST /v1/payment_intents/${intent.id}/confirm`, {
      client_secret: intent.clientSecret,
      ...cardFields("4242424242424242", "payment_method_data"),
    })
    expect(confirmed.body.error).toMatchObject({ code: "payment_intent_unexpected_state" })
  })

  it("captures what was only authorised", async () => {
    const { id, reply } = await confirmWith(server, "4242424242424242", {
      capture_method: "manual",
    })
    expect(reply.body).toMatchObject({ status: "requires_capture", amount_capturable: 5000 })

    const { body } = await server.secret(`POST /v1/payment_intents/${id}/capture`, {
      amount_to_capture: "4000",
    })

    expect(body).toMatchObject({ status: "succeeded", amount_received: 4000 })
    const again = await server.secret(`POST /v1/payment_intents/${id}/capture`)
    expect(again.body.error).toMatchObject({
      code: "payment_intent_unexpected_state",
      payment_intent: { status: "succeeded" },
    })
  })

  it("changes the amount and metadata of an open intent only", async () => {
    const open = await createIntent(server)
    const update = { amount: "7000", "metadata[order_id]": "order_1" }

    const { body } = await server.secret(`POST /v1/payment_intents/${open.id}`, update)

    expect(body).toMatchObject({
      amount: 7000,
      metadata: { session_id: "payses_1", order_id: "order_1" },
    })
    const { id } = await confirmWith(server, "4242424242424242")
    const refused = await server.secret(`POST /v1/payment_intents/${id}`, update)
    expect(refused.status).toBe(400)
  })

  it("answers 404 with Stripe's code for an unknown intent", async () => {
    const { status, body } = await server.secret("GET /v1/payment_intents/pi_sandboxNone")

    expect(status).toBe(404)
    expect(body.error).toEqual({
      type: "invalid_request_error",
      code: "resource_missing",
      message: "No such payment_intent: 'pi_sandboxNone'",
      param: "intent",
    })
  })
})

describe("3-D Secure in the sandbox", () => {
  let server: SandboxServer

  beforeAll(async () => {
    server = await startSandbox()
  })

  afterAll(() => server.stop())

  async function challenged(number: string, outcome: "succeed" | "fail") {
    const { id, clientSecret, reply } = await confirmWith(server, number)
    expect(reply.body).toMatchObject({
      status: "requires_action",
      next_action: { type: "use_stripe_sdk" },
    })
    return server.browser(`POST /v1/payment_intents/${id}/sandbox_3ds`, {
      client_secret: clientSecret,
      outcome,
    })
  }

  it.each(["4000002500003155", "4000002760003184"])("charges %s after it", async (number) => {
    const { status, body } = await challenged(number, "succeed")

    expect(status).toBe(200)
    expect(body).toMatchObject({ status: "succeeded", next_action: null })
  })

  it("declines 4000008400001629 after it", async () => {
    const { status, body } = await challenged("4000008400001629", "succeed")

    expect(status).toBe(402)
    expect(body.error).toMatchObject({ code: "card_declined" })
  })

  it("tells of a failed challenge and leaves the intent payable", async () => {
    const { status, body } = await challenged("4000002760003184", "fail")

    expect(status).toBe(200)
    expect(body).toMatchObject({
      status: "requires_payment_method",
      last_payment_error: { code: "payment_intent_authentication_failure" },
    })
  })

  it("has no challenge for an intent that needs none", async () => {
    const { id, clientSecret } = await createIntent(server)

    const { status } = await server.browser(`POST /v1/payment_intents/${id}/sandbox_3ds`, {
      client_secret: clientSecret,
      outcome: "succeed",
    })

    expect(status).toBe(400)
  })
})

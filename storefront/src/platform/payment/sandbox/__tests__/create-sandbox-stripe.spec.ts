import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { runChallenge } from "../challenge"
import { createSandboxStripe } from "../create-sandbox-stripe"

vi.mock("../challenge", () => ({ runChallenge: vi.fn() }))

const SECRET = "pi_sandbox1_secret_abc"

type Sent = { url: string; fields: Record<string, string> }

describe("Stripe.js for the sandbox", () => {
  const sent: Sent[] = []
  let answers: { status?: number; body: unknown }[] = []

  beforeEach(() => {
    sent.length = 0
    answers = []
    vi.stubGlobal("fetch", async (url: string, init?: { body?: URLSearchParams }) => {
      sent.push({ url, fields: Object.fromEntries(init?.body ?? []) })
      const answer = answers.shift()
      if (!answer) throw new TypeError("Failed to fetch")
      return Response.json(answer.body, { status: answer.status ?? 200 })
    })
  })

  afterEach(() => {
    vi.unstubAllGlobals()
  })

  const stripe = createSandboxStripe("pk_test_sandbox")
  const confirm = () => stripe.confirmCardPayment(SECRET, { payment_method: "pm_1" })

  it.each(["pk_live_1", "sk_test_1", ""])("refuses the key '%s'", (key) => {
    expect(() => createSandboxStripe(key)).toThrow(/test key/)
  })

  it("confirms an intent with a payment method", async () => {
    answers = [{ body: { id: "pi_sandbox1", status: "succeeded" } }]

    expect(await confirm()).toEqual({ paymentIntent: { id: "pi_sandbox1", status: "succeeded" } })
    expect(sent).toEqual([
      {
        url: "/sandbox-stripe/v1/payment_intents/pi_sandbox1/confirm",
        fields: { key: "pk_test_sandbox", client_secret: SECRET, payment_method: "pm_1" },
      },
    ])
  })

  it("answers a decline as Stripe's error", async () => {
    const error = { type: "card_error", code: "card_declined", message: "Your card was declined." }
    answers = [{ status: 402, body: { error } }]

    expect(await confirm()).toEqual({ error })
  })

  it("answers an error when the sandbox is out of reach or speaks nonsense", async () => {
    expect((await confirm()).error).toMatchObject({ type: "api_connection_error" })

    answers = [{ status: 502, body: "Bad gateway" }]
    expect((await confirm()).error).toMatchObject({ type: "api_connection_error" })
  })

  it.each([
    [true, "succeed"],
    [false, "fail"],
  ])("ends a challenge that the buyer passed (%s) with '%s'", async (passed, outcome) => {
    vi.mocked(runChallenge).mockResolvedValueOnce(passed)
    answers = [
      { body: { status: "requires_action" } },
      { body: { id: "pi_sandbox1", status: "succeeded" } },
    ]

    expect((await confirm()).paymentIntent?.status).toBe("succeeded")
    expect(sent[1]).toMatchObject({
      url: "/sandbox-stripe/v1/payment_intents/pi_sandbox1/sandbox_3ds",
      fields: { outcome },
    })
  })

  it("answers a failed challenge as an error with the intent", async () => {
    vi.mocked(runChallenge).mockResolvedValueOnce(false)
    const intent = {
      status: "requires_payment_method",
      last_payment_error: { code: "payment_intent_authentication_failure", message: "Unable" },
    }
    answers = [{ body: { status: "requires_action" } }, { body: intent }]

    expect((await confirm()).error).toMatchObject({
      code: "payment_intent_authentication_failure",
      message: "Unable",
      payment_intent: intent,
    })
  })

  it("leaves the challenge to a caller that wants it so", async () => {
    answers = [{ body: { status: "requires_action" } }]

    const { paymentIntent } = await stripe.confirmCardPayment(
      SECRET,
      { payment_method: "pm_1" },
      { handleActions: false },
    )

    expect(paymentIntent?.status).toBe("requires_action")
    expect(sent).toHaveLength(1)
  })

  it("reads an intent by its secret", async () => {
    answers = [{ body: { status: "succeeded" } }]

    const { paymentIntent } = await stripe.retrievePaymentIntent(SECRET)

    expect(paymentIntent?.status).toBe("succeeded")
    expect(sent[0]?.url).toBe(
      `/sandbox-stripe/v1/payment_intents/pi_sandbox1?key=pk_test_sandbox&client_secret=${SECRET}`,
    )
  })

  it("sends nothing of a card that is not filled in", async () => {
    const card = stripe.elements().create("card")

    const method = await stripe.createPaymentMethod({ type: "card", card })
    const intent = await stripe.confirmCardPayment(SECRET, { payment_method: { card } })

    expect(method.error).toMatchObject({ type: "validation_error", code: "incomplete_number" })
    expect(intent.error).toMatchObject({ code: "incomplete_number" })
    expect(sent).toEqual([])
  })

  it("has one card element at a time", () => {
    const elements = stripe.elements()
    const card = elements.create("card")

    expect(() => elements.create("card")).toThrow(/one Element/)
    expect(elements.getElement("card")).toBe(card)
    card.destroy()
    expect(elements.getElement("card")).toBeNull()
  })
})

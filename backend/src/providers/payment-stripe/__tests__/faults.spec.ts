import {
  cardFields,
  startSandbox,
  type SandboxServer,
} from "../../../embedded/payment-sandbox/__tests__/sandbox-server"
import { startFaultyStripe, type Fault, type FaultyStripe } from "./faulty-stripe"
import { createProvider, sessionOf } from "./provider"

const UNAVAILABLE = { code: "payment_provider_unavailable" }

describe("the Stripe provider while Stripe fails", () => {
  let sandbox: SandboxServer
  let stripe: FaultyStripe

  beforeAll(async () => {
    sandbox = await startSandbox()
    stripe = await startFaultyStripe(sandbox.url)
  })

  beforeEach(() => {
    stripe.calls.length = 0
  })

  afterAll(async () => {
    await stripe.stop()
    await sandbox.stop()
  })

  const provider = () => createProvider({ sandboxUrl: stripe.url })

  it.each<Fault>(["lose", "reset", "fail"])(
    "makes one intent when the first answer is a '%s'",
    async (fault) => {
      const session = sessionOf(`payses_${fault}`)
      stripe.next(fault, "none")

      const { data } = await provider().initiatePayment(session)

      const call = { call: "POST /v1/payment_intents", key: `payses_${fault}` }
      expect(stripe.calls).toEqual([call, call])
      stripe.next("none")
      const again = await provider().initiatePayment(session)
      expect(again.data).toMatchObject({ id: data?.id })
    },
  )

  it("gives money back once when the first answer is lost", async () => {
    stripe.next("none")
    const { data } = await provider().initiatePayment(sessionOf("payses_refund"))
    await sandbox.browser(`POST /v1/payment_intents/${String(data?.id)}/confirm`, {
      client_secret: String(data?.client_secret),
      ...cardFields("4242424242424242", "payment_method_data"),
    })
    stripe.next("lose", "none")

    await provider().refundPayment({ amount: 20, data, context: { idempotency_key: "ref_lost" } })

    const rest = await sandbox.secret("POST /v1/refunds", { payment_intent: String(data?.id) })
    expect(rest.body).toMatchObject({ amount: 3000 })
  })

  it.each<Fault>(["reset", "fail"])("says that it is unavailable at a '%s'", async (fault) => {
    stripe.next(fault)

    await expect(provider().initiatePayment(sessionOf("payses_down"))).rejects.toMatchObject(
      UNAVAILABLE,
    )
    await expect(provider().getPaymentStatus({ data: { id: "pi_1" } })).rejects.toMatchObject(
      UNAVAILABLE,
    )
  })

  it("does not ask what is down, and asks again only after a pause", async () => {
    stripe.next("fail")
    const asking = provider()

    for (const number of [1, 2, 3, 4]) {
      await expect(
        asking.initiatePayment(sessionOf(`payses_open_${number}`)),
      ).rejects.toMatchObject(UNAVAILABLE)
    }

    expect(stripe.calls).toHaveLength(3)
  })

  it("does not take refusals for a failure of Stripe", async () => {
    stripe.next("none")
    const asking = provider()

    for (const number of [1, 2, 3, 4]) {
      await expect(
        asking.initiatePayment(sessionOf(`payses_small_${number}`, 0.1)),
      ).rejects.toMatchObject({ code: "payment_provider_refused" })
    }

    expect(stripe.calls).toHaveLength(4)
    expect(await asking.initiatePayment(sessionOf("payses_after"))).toMatchObject({
      status: "pending",
    })
  })
})

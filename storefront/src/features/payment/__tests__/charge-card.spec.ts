import type { Stripe, StripeCardElement } from "@stripe/stripe-js"
import { describe, expect, it } from "vitest"
import { chargeCard } from "../charge-card"

type Answers = { method?: object; confirmed?: object }

/** One try at a provider that answers so. */
function charge({ method = { paymentMethod: { id: "pm_1" } }, confirmed = {} }: Answers) {
  const stripe = {
    createPaymentMethod: () => Promise.resolve(method),
    confirmCardPayment: () => Promise.resolve(confirmed),
  } as unknown as Stripe
  const payer = { name: "Mara Lindqvist", email: "customer@example.com" }
  const card = {} as StripeCardElement
  return chargeCard({ stripe, card, clientSecret: "pi_1_secret_1", payer })
}

const refused = (status: string) => ({
  confirmed: { error: { message: "Stripe's words", payment_intent: { id: "pi_1", status } } },
})

describe("chargeCard", () => {
  it("answers the transition id of a charged card", async () => {
    const intent = { id: "pi_1", status: "succeeded" }

    expect(await charge({ confirmed: { paymentIntent: intent } })).toEqual({ transitionId: "pi_1" })
  })

  it("takes a card that another tab has charged for charged", async () => {
    expect(await charge(refused("succeeded"))).toEqual({ transitionId: "pi_1" })
  })

  it("repeats the provider's sentence about a card", async () => {
    const failure = "Stripe's words"

    expect(await charge(refused("requires_payment_method"))).toEqual({ failure })
    expect(await charge({ method: { error: { message: failure } } })).toEqual({ failure })
  })

  it("says that an intent has expired", async () => {
    expect(await charge(refused("canceled"))).toMatchObject({
      expired: true,
      failure: expect.stringContaining("expired"),
    })
  })

  it("never takes an unfinished payment for a charge", async () => {
    const intent = { id: "pi_1", status: "processing" }

    expect(await charge({ confirmed: { paymentIntent: intent } })).toHaveProperty("failure")
  })
})

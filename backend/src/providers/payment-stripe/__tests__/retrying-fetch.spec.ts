import { createCircuitBreaker } from "../circuit-breaker"
import { createRetryingFetch, PAUSE_MS, TOTAL_MS, TRY_MS } from "../retrying-fetch"
import { startFaultyStripe, type FaultyStripe } from "./faulty-stripe"

describe("the fetch of Stripe's client", () => {
  let stripe: FaultyStripe

  beforeEach(async () => {
    stripe = await startFaultyStripe()
  })

  afterEach(() => stripe.stop())

  const ask = (limits = { tryMs: 200, pauseMs: 1 }) => {
    const patient = createRetryingFetch(createCircuitBreaker(), limits)
    const headers = { "idempotency-key": "key_1" }
    return () => patient(`${stripe.url}/v1/refunds`, { method: "POST", headers, body: "a=b" })
  }

  it.each(["hang", "stall", "reset"] as const)(
    "tries a call twice by the same key when both %s",
    async (fault) => {
      stripe.next(fault)

      await expect(ask()()).rejects.toThrow()

      expect(stripe.calls).toEqual(Array(2).fill({ call: "POST /v1/refunds", key: "key_1" }))
    },
  )

  it("answers what the second try answers", async () => {
    stripe.next("reset", "fail")

    expect((await ask()()).status).toBe(500)
    expect(stripe.calls).toHaveLength(2)
  })

  it("asks no more after three failures in a row", async () => {
    stripe.next("reset")
    const again = ask()

    await expect(again()).rejects.toThrow()
    await expect(again()).rejects.toThrow("not asked")
    await expect(again()).rejects.toThrow("not asked")

    expect(stripe.calls).toHaveLength(3)
  })

  it("ends within ten seconds, whatever happens", () => {
    expect(2 * TRY_MS + PAUSE_MS).toBeLessThan(TOTAL_MS)
    expect(TOTAL_MS).toBeLessThan(10_000)
  })
})

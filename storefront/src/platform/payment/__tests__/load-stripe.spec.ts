import { loadStripe } from "@stripe/stripe-js/pure"
import { beforeEach, describe, expect, it, vi } from "vitest"
import { loadPaymentProvider } from "../load-stripe"

vi.mock("@stripe/stripe-js/pure", () => ({ loadStripe: vi.fn() }))

describe("loadPaymentProvider", () => {
  beforeEach(() => {
    vi.mocked(loadStripe).mockReset()
  })

  it("gives the sandbox's stand-in without Stripe's script", async () => {
    const stripe = await loadPaymentProvider({ mode: "sandbox", publishableKey: "pk_test_a" })

    expect(stripe).toMatchObject({
      elements: expect.any(Function),
      createToken: expect.any(Function),
      createPaymentMethod: expect.any(Function),
      confirmCardPayment: expect.any(Function),
    })
    expect(loadStripe).not.toHaveBeenCalled()
  })

  it("does not give the stand-in for a live key", async () => {
    await expect(
      loadPaymentProvider({ mode: "sandbox", publishableKey: "pk_live_a" }),
    ).rejects.toThrow(/test key/)
  })

  it.each(["test", "live"] as const)("loads Stripe once in %s mode", async (mode) => {
    vi.mocked(loadStripe).mockResolvedValue(null)
    const config = { mode, publishableKey: `pk_${mode}_b` }

    await Promise.all([loadPaymentProvider(config), loadPaymentProvider(config)])

    expect(loadStripe).toHaveBeenCalledTimes(1)
    expect(loadStripe).toHaveBeenCalledWith(`pk_${mode}_b`)
  })

  it("tries again after a failure", async () => {
    const config = { mode: "test" as const, publishableKey: "pk_test_c" }
    vi.mocked(loadStripe).mockRejectedValueOnce(new Error("Failed to load Stripe.js"))
    vi.mocked(loadStripe).mockResolvedValueOnce(null)

    await expect(loadPaymentProvider(config)).rejects.toThrow(/Failed to load/)
    await expect(loadPaymentProvider(config)).resolves.toBeNull()
  })

  it("gives a script up that never comes, and tries again", async () => {
    vi.useFakeTimers()
    const config = { mode: "test" as const, publishableKey: "pk_test_d" }
    vi.mocked(loadStripe).mockReturnValueOnce(new Promise(() => undefined))
    vi.mocked(loadStripe).mockResolvedValueOnce(null)

    const first = expect(loadPaymentProvider(config)).rejects.toThrow(/did not come/)
    await vi.runAllTimersAsync()
    await first
    vi.useRealTimers()
    await expect(loadPaymentProvider(config)).resolves.toBeNull()
  })
})

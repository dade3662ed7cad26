import { ShopStripeProvider } from "../service"
import { OPTIONS } from "./provider"

describe("options of the Stripe provider", () => {
  it.each(["http://127.0.0.1:9101", "http://localhost:9101", "http://[::1]:9101"])(
    "takes a sandbox at %s",
    (sandboxUrl) => {
      expect(() => ShopStripeProvider.validateOptions({ ...OPTIONS, sandboxUrl })).not.toThrow()
    },
  )

  it.each([
    "https://api.stripe.com",
    "http://10.0.0.5:9101",
    "http://127.0.0.1.example.com",
    "https://127.0.0.1:9101",
    "sandbox",
    "",
  ])("refuses a sandbox at '%s'", (sandboxUrl) => {
    expect(() => ShopStripeProvider.validateOptions({ ...OPTIONS, sandboxUrl })).toThrow(
      /on this machine/,
    )
  })

  it.each(["sk_live_1", "rk_live_1", ""])("refuses a sandbox with the key '%s'", (apiKey) => {
    const options = { ...OPTIONS, apiKey, sandboxUrl: "http://127.0.0.1:9101" }

    expect(() => ShopStripeProvider.validateOptions(options)).toThrow(/test key/)
  })

  it("takes a real key without a sandbox", () => {
    expect(() =>
      ShopStripeProvider.validateOptions({ ...OPTIONS, apiKey: "sk_live_1" }),
    ).not.toThrow()
  })

  it("is registered as pp_stripe_stripe", () => {
    expect(ShopStripeProvider.identifier).toBe("stripe")
  })
})

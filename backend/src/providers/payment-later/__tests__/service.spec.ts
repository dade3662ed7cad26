import { PayLaterProvider } from "../service"

describe("the deferred provider", () => {
  const provider = new PayLaterProvider({})

  it("is registered as pp_later_card", () => {
    expect(PayLaterProvider.identifier).toBe("later")
  })

  it("starts a session without moving money", async () => {
    const first = await provider.initiatePayment()
    const second = await provider.initiatePayment()

    expect(first).toMatchObject({ data: {}, status: "pending" })
    expect(first.id).not.toBe(second.id)
  })

  it("never authorises", async () => {
    expect(await provider.authorizePayment()).toMatchObject({ status: "pending_authorization" })
    expect(await provider.getPaymentStatus()).toMatchObject({ status: "pending_authorization" })
  })

  it("neither captures nor refunds", async () => {
    await expect(provider.capturePayment()).rejects.toThrow(/only defers/)
    await expect(provider.refundPayment()).rejects.toThrow(/only defers/)
  })

  it("lets its sessions be changed and taken away", async () => {
    expect(await provider.updatePayment()).toEqual({ data: {} })
    expect(await provider.cancelPayment()).toEqual({ data: {} })
    expect(await provider.deletePayment()).toEqual({ data: {} })
    expect(await provider.retrievePayment()).toEqual({ data: {} })
  })

  it("has no webhooks", async () => {
    expect(await provider.getWebhookActionAndData()).toEqual({ action: "not_supported" })
  })
})

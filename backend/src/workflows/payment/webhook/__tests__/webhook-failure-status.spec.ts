import { webhookFailureStatus } from "../webhook-failure-status"

describe("webhookFailureStatus", () => {
  it.each([
    [{ code: "webhook_signature_invalid" }, 400],
    [{ code: "payment_provider_unavailable" }, 500],
    [new Error("database"), 500],
    [null, 500],
    ["text", 500],
  ])("of %o is %i", (error, status) => {
    expect(webhookFailureStatus(error)).toBe(status)
  })
})

import { PAYMENT_ERRORS, paymentError } from "../payment-errors"
import { webhookFailureStatus } from "../webhook-failure-status"

describe("errors of paying", () => {
  it("carry a code that has a status, and a sentence", () => {
    const error = paymentError("payment_in_progress")

    expect(error).toMatchObject({ code: "payment_in_progress", type: "not_allowed" })
    expect(error.message).toMatch(/do not pay again/)
    expect(PAYMENT_ERRORS.payment_in_progress).toBe(409)
  })

  it("are statuses of the client's or the provider's fault, never our own", () => {
    for (const status of Object.values(PAYMENT_ERRORS)) {
      expect([400, 404, 409, 422, 502]).toContain(status)
    }
  })
})

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

import { isOpenIntent, readIntent } from "../intent"

const INTENT = {
  id: "pi_1",
  status: "requires_payment_method",
  amount: 50,
  amount_received: 0,
  currency: "usd",
  client_secret: "pi_1_secret_1",
  metadata: { session_id: "payses_1" },
  payment_method_types: ["card"],
}

describe("readIntent", () => {
  it("reads what the shop needs of an intent", () => {
    const { payment_method_types: _, ...read } = INTENT

    expect(readIntent(INTENT)).toEqual(read)
  })

  it.each([
    undefined,
    {},
    { id: "pi_1", status: "canceled" },
    { session_id: "payses_1", indeterminate_due_to: "stripe_api_error" },
  ])("finds no intent in %o", (data) => {
    expect(readIntent(data)).toBeNull()
  })
})

describe("isOpenIntent", () => {
  it.each([
    ["requires_payment_method", true],
    ["requires_confirmation", true],
    ["requires_action", true],
    ["processing", false],
    ["requires_capture", false],
    ["succeeded", false],
    ["canceled", false],
  ])("of status %s is %s", (status, open) => {
    expect(isOpenIntent({ ...INTENT, status })).toBe(open)
  })
})

import { readAmount } from "../payments/amount"
import { cardFields, startSandbox, type SandboxServer } from "./sandbox-server"

describe("cards of the sandbox", () => {
  let server: SandboxServer

  beforeAll(async () => {
    server = await startSandbox()
  })

  afterAll(() => server.stop())

  const make = (fields: Record<string, string>) =>
    server.browser("POST /v1/payment_methods", fields)

  it("shows brand and last digits, not the number", async () => {
    const { body } = await make(cardFields("378282246310005"))

    expect(body).toMatchObject({ type: "card", card: { brand: "amex", last4: "0005" } })
    expect(JSON.stringify(body)).not.toContain("378282246310005")
  })

  it("lets the backend read a payment method, and no browser", async () => {
    const { body } = await make(cardFields("4242424242424242"))
    const call = `GET /v1/payment_methods/${String(body.id)}`

    expect((await server.secret(call)).body).toEqual(body)
    expect((await server.browser(call)).status).toBe(403)
  })

  it("refuses a number that is no test card", async () => {
    const { status, body } = await make(cardFields("4111111111111111"))

    expect(status).toBe(402)
    expect(body.error).toMatchObject({ type: "card_error", code: "incorrect_number" })
  })

  it.each([
    ["exp_month", "13", "invalid_expiry_month"],
    ["exp_year", "2020", "invalid_expiry_year"],
    ["exp_year", "20", "invalid_expiry_year"],
    ["cvc", "12", "invalid_cvc"],
  ])("refuses %s %s with %s", async (field, value, code) => {
    const { body } = await make({ ...cardFields("4242424242424242"), [`card[${field}]`]: value })

    expect(body.error).toMatchObject({ type: "card_error", code })
  })

  it("makes payment methods of type card only", async () => {
    const { status } = await make({ type: "sepa_debit" })

    expect(status).toBe(400)
  })
})

describe("amounts of the sandbox", () => {
  it.each([
    ["50", "usd"],
    ["99999999", "usd"],
    ["50", "jpy"],
    ["1240", "kwd"],
    ["500", "isk"],
  ])("takes %s %s", (text, currency) => {
    expect(readAmount(text, currency)).toBe(Number(text))
  })

  it.each([
    ["49", "usd", "amount_too_small"],
    ["29", "gbp", "amount_too_small"],
    ["100000000", "usd", "amount_too_large"],
    ["1235", "kwd", "invalid_charge_amount"],
    ["550", "isk", "invalid_charge_amount"],
    ["12.5", "usd", "parameter_invalid_integer"],
    ["0", "usd", "parameter_invalid_integer"],
    [undefined, "usd", "parameter_missing"],
  ])("refuses %s %s with %s", (text, currency, code) => {
    expect(() => readAmount(text, currency)).toThrow(
      expect.objectContaining({ error: expect.objectContaining({ code, param: "amount" }) }),
    )
  })
})

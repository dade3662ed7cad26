import { readFileSync } from "node:fs"
import path from "node:path"
import { describe, expect, it } from "vitest"
import { cardProblems, isFilledIn, TEST_NUMBERS } from "../card-validation"
import { CARD_FIELDS, EMPTY_CARD, type CardField, type CardValues } from "../card-values"

const GOOD: CardValues = { number: "4242424242424242", exp: "0630", cvc: "123", postal: "12345" }
const NOW = new Date(2026, 5, 15)

function codes(change: Partial<CardValues>, unfinished: CardField[] = []) {
  const leniency = { unfinished: new Set(unfinished), hidePostalCode: false, now: NOW }
  return cardProblems({ ...GOOD, ...change }, leniency).map(({ code }) => code)
}

describe("cardProblems", () => {
  it("finds nothing wrong with a test card", () => {
    expect(codes({})).toEqual([])
    expect(codes({ number: "378282246310005", cvc: "1234" })).toEqual([])
  })

  it.each([
    [{ number: "4242424242424241" }, "invalid_number"],
    [{ number: "4111111111111111" }, "sandbox_test_cards_only"],
    [{ exp: "1330" }, "invalid_expiry_month"],
    [{ exp: "0030" }, "invalid_expiry_month"],
    [{ exp: "1225" }, "invalid_expiry_year_past"],
    [{ exp: "0526" }, "invalid_expiry_month_past"],
    [{ exp: "0177" }, "invalid_expiry_year"],
    [{ number: "42424242" }, "incomplete_number"],
    [{ exp: "12" }, "incomplete_expiry"],
    [{ cvc: "12" }, "incomplete_cvc"],
    [{ number: "378282246310005" }, "incomplete_cvc"],
    [{ postal: "1" }, "incomplete_zip"],
  ])("says of %o %s", (change, code) => {
    expect(codes(change)).toEqual([code])
  })

  it("takes a card until its month is over", () => {
    expect(codes({ exp: "0626" })).toEqual([])
  })

  it("lets a field be incomplete while it is being filled in, but not wrong", () => {
    expect(codes(EMPTY_CARD, [...CARD_FIELDS])).toEqual([])
    expect(codes({ number: "4242424242424241" }, [...CARD_FIELDS])).toEqual(["invalid_number"])
  })

  it("asks for all fields in their order, for the postal code only where it is shown", () => {
    expect(codes(EMPTY_CARD)).toEqual([
      "incomplete_number",
      "incomplete_expiry",
      "incomplete_cvc",
      "incomplete_zip",
    ])
    const hidden = { unfinished: new Set<CardField>(), hidePostalCode: true, now: NOW }
    expect(cardProblems({ ...GOOD, postal: "" }, hidden)).toEqual([])
    expect(isFilledIn({ ...GOOD, postal: "" }, hidden)).toBe(true)
  })
})

describe("the test numbers", () => {
  it("are those of the sandbox", () => {
    const cards = path.resolve(
      import.meta.dirname,
      "../../../../../../../backend/src/embedded/payment-sandbox/payments/test-cards.ts",
    )
    const known = readFileSync(cards, "utf8").match(/(?<=")\d{15,16}(?=")/g)

    expect([...TEST_NUMBERS].sort()).toEqual(known?.sort())
  })
})

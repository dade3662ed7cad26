import type { ReturnRow } from "../../../queries/return/returns"
import { returnText, staffReturnText } from "../return-mail-texts"

const ROW: ReturnRow = {
  ...{ _id: "rreq_1", order_id: "order_1", display_id: 177, number: 1, state: "settled" },
  ...{ note: "It rattles.", answer: "Use the carton.\nPut the number in.", refusal: "Used." },
  ...{ settlement: "refund", amount: 38, amountReason: "", refund: "booked", pictures: [] },
  lines: [],
  ...{ requestedAt: "", approvedAt: null, refusedAt: null, withdrawnAt: null },
  ...{ receivedAt: null, settledAt: null, created_at: new Date(0), name: "Mara", email: "" },
  ...{ currency_code: "usd", order_due: 0, pending: 0, money_left: 437, worth: 38, kept: 0 },
  ...{ booked: 38, location: null },
}
const settled = (change: Partial<ReturnRow>) =>
  returnText("settled", { ...ROW, ...change }).paragraphs

describe("the mails of a return", () => {
  it("say how to send it, and why not", () => {
    expect(returnText("approved", ROW)).toEqual({
      subject: "Your return #177-R1 is approved",
      paragraphs: [
        "Use the carton.",
        "Put the number in.",
        "Please send the parts to us, with the number #177-R1 in the parcel.",
      ],
    })
    expect(returnText("refused", ROW).paragraphs).toEqual([
      "We cannot take these parts back.",
      "Used.",
    ])
  })

  it("say what goes back, and why it is less", () => {
    expect(settled({})).toEqual(["$38.00 go back the way you paid."])
    expect(settled({ amount: 30, booked: 30, amountReason: "Opened" })).toEqual([
      "$30.00 go back the way you paid.",
      "It is less than the parts have cost: Opened",
    ])
  })

  it("say what is left to pay of an order that was not paid", () => {
    const unpaid = { refund: "none", booked: 0 } as const
    expect(settled({ ...unpaid, order_due: 437 })).toEqual([
      "$38.00 are taken off from your order. $437.00 are left to pay for the order.",
    ])
    expect(settled(unpaid)).toEqual([
      "$38.00 are taken off from your order. Nothing is left to pay.",
    ])
  })

  it("say that the same parts come again", () => {
    expect(settled({ settlement: "replacement", refund: null, amount: null })[0]).toMatch(
      /^We send you the same parts again/,
    )
  })

  it("tell staff of the customer's words", () => {
    const lines = [{ qty: 4 }, { qty: 1 }] as ReturnRow["lines"]
    expect(staffReturnText({ ...ROW, lines })).toEqual({
      subject: "Return #177-R1: 5 pieces",
      paragraphs: ["A customer asks to return parts.", "It rattles."],
    })
  })
})

import { holdUnverified, UNVERIFIED_AN_HOUR } from "../hold-unverified"

const mailsTo = (to: string, count: number) =>
  Array.from({ length: count }, (_, number) => ({ to, order_id: `order_${number}` }))
const receiver = { to: "a@example.com", order_id: "order_0", verified: false, sent: 0 }

describe("mails to an address that nobody verified", () => {
  it("go out so often an hour, those of before and of the same round counted", () => {
    const mails = mailsTo("A@example.com", 4)
    const sent = UNVERIFIED_AN_HOUR - 1
    const receivers = mails.map((mail) => ({ ...mail, verified: false, sent }))
    expect(holdUnverified(mails, receivers)).toEqual({
      sent: mails.slice(0, 1),
      held: mails.slice(1),
    })
  })

  it("do not use up another's", () => {
    const mails = [...mailsTo("a@example.com", 20), ...mailsTo("b@example.com", 1)]
    const { sent } = holdUnverified(mails, [receiver])
    expect(sent.at(-1)).toEqual(mails.at(-1))
  })

  it("go out as often as there is news where the address is verified", () => {
    const mails = mailsTo("a@example.com", 50)
    const receivers = mails.map((mail) => ({ ...mail, verified: true, sent: 100 }))
    expect(holdUnverified(mails, receivers).held).toEqual([])
  })
})

import { letterOf } from "../letter"

const SENDER = "Shop <shop@example.com>"
const NOTIFICATION = { to: "a@example.com", channel: "email", template: "news" }
const CONTENT = { subject: "News", text: "It <arrived>." }

describe("the letter of a notification", () => {
  it("has text and HTML, and the shop as its sender unless another one is named", () => {
    const letter = letterOf({ ...NOTIFICATION, data: CONTENT }, SENDER)
    expect(letter).toMatchObject({ ...CONTENT, from: SENDER, html: "<p>It &lt;arrived&gt;.</p>" })
    expect(letterOf({ ...NOTIFICATION, from: "b@example.com", data: CONTENT }, SENDER).from).toBe(
      "b@example.com",
    )
  })

  it("has one id for one idempotency key, and another for another", () => {
    const idOf = (idempotency_key: string) =>
      letterOf({ ...NOTIFICATION, data: CONTENT, idempotency_key }, SENDER).id
    expect(idOf("order-placed:1")).toBe(idOf("order-placed:1"))
    expect(idOf("order-placed:1")).not.toBe(idOf("order-placed:2"))
  })

  it("cannot be given more headers by its subject", () => {
    const content = { subject: "News\r\nBcc: c@example.com", text: "", html: "" }
    expect(letterOf({ ...NOTIFICATION, content }, SENDER).subject).toBe("News Bcc: c@example.com")
  })

  it.each([null, {}, { subject: "News" }])("is refused without a text: %o", (data) => {
    expect(() => letterOf({ ...NOTIFICATION, data }, SENDER)).toThrow("a subject and a text")
  })
})

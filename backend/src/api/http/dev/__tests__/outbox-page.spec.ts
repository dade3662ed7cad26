import { outboxPage } from "../outbox-page"

const MAIL = {
  kind: "mail" as const,
  to: "<a>@example.com",
  subject: "We have <your> order",
  text: "Part: <b>",
  html: "<p>Part: &lt;b&gt;</p>",
  at: "2026-11-21T12:00:00.000Z",
}

describe("the outbox page", () => {
  it("shows a message with its HTML as the shop wrote it, and everything else escaped", () => {
    const page = outboxPage({ messages: [MAIL], sendsMails: false })
    expect(page).toContain("<h2>We have &lt;your&gt; order</h2>")
    expect(page).toContain("<strong>&lt;a&gt;@example.com</strong>")
    expect(page).toContain(MAIL.html)
    expect(page).toContain("<pre>Part: &lt;b&gt;</pre>")
    expect(page).toContain('<time datetime="2026-11-21T12:00:00.000Z">')
  })

  it("tells what stays here, and that nothing was sent", () => {
    const empty = (sendsMails: boolean) => outboxPage({ messages: [], sendsMails })
    expect(empty(false)).toContain("nothing leaves this machine")
    expect(empty(true)).toContain("Mails go out by the mail server")
    expect(empty(true)).toContain("Nothing was sent yet.")
  })
})

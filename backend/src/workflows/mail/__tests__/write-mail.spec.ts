import { writeMail } from "../write-mail"

const PARTS = {
  subject: "Your order",
  paragraphs: ["We have it."],
  facts: [
    ["Part", 'Disc <b>"A"</b>'],
    ["Phone", " "],
  ] as [string, string][],
  link: { label: "See it", url: "https://shop.example.com/?a=1&b=2" },
  signature: ["The works", "1 Lane"],
}

describe("writeMail", () => {
  it("says the same in text and in HTML", () => {
    const { text, html } = writeMail(PARTS)
    expect(text).toBe(
      'We have it.\n\nPart: Disc <b>"A"</b>\n\nSee it:\nhttps://shop.example.com/?a=1&b=2\n\nThe works\n1 Lane',
    )
    expect(html).toContain("<p>We have it.</p>")
    expect(html).toContain('<a href="https://shop.example.com/?a=1&amp;b=2">See it</a>')
  })

  it("lets no markup of a person through, and leaves out what nobody wrote", () => {
    const { html } = writeMail(PARTS)
    expect(html).toContain("Disc &lt;b&gt;&quot;A&quot;&lt;/b&gt;")
    expect(html).not.toContain("Phone")
  })

  it("has the blocks of plugins between what is told of the order and its page", () => {
    const blocks = [
      {
        heading: "Old <parts>",
        paragraphs: ['Send "them" back.'],
        facts: [["Deposit", "$40 & tax"]] as const,
        link: { label: "How", url: "https://shop.example.com/old?a=1&b=2" },
      },
      { paragraphs: ["Thank you."] },
    ]
    const { text, html } = writeMail({ ...PARTS, blocks })
    expect(text).toContain(
      'Part: Disc <b>"A"</b>\n\nOld <parts>\n\nSend "them" back.\n\nDeposit: $40 & tax\n\n' +
        "How:\nhttps://shop.example.com/old?a=1&b=2\n\nThank you.\n\nSee it:",
    )
    expect(html).toContain(">Old &lt;parts&gt;</h2>\n<p>Send &quot;them&quot; back.</p>\n<table>")
    expect(html).toContain("<strong>$40 &amp; tax</strong>")
    expect(html).toContain('<a href="https://shop.example.com/old?a=1&amp;b=2">How</a>')
  })
})

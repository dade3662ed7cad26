import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { htmlOf } from "../html"
import { openOutbox, outboxFolder, putInOutbox } from "../outbox"

describe("openOutbox", () => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "outbox-"))
  const folder = outboxFolder(dataDir)

  afterAll(() => fs.rmSync(dataDir, { recursive: true }))

  it("keeps each message as a file of its own, whole and for its owner alone", () => {
    const send = openOutbox(folder)
    send({ kind: "mail", to: "a@example.com", subject: "One", text: "First." })
    send({ kind: "sms", to: "+15550100", subject: "Two", text: "Second.", html: "<b>Second.</b>" })
    const files = fs.readdirSync(folder)
    const messages = files.map((name) =>
      JSON.parse(fs.readFileSync(path.join(folder, name), "utf8")),
    )
    expect(files.every((name) => name.endsWith(".json"))).toBe(true)
    expect(fs.statSync(path.join(folder, files[0] ?? "")).mode & 0o777).toBe(0o600)
    expect(messages.map(({ subject, html }) => [subject, html]).sort()).toEqual([
      ["One", "<p>First.</p>"],
      ["Two", "<b>Second.</b>"],
    ])
    expect(Object.keys(messages[0]).sort()).toEqual(["at", "html", "kind", "subject", "text", "to"])
  })

  it("keeps a message once that is put there twice under one name", async () => {
    const before = fs.readdirSync(folder).length
    const message = { name: "order-placed", kind: "mail" as const, to: "a@example.com" }
    await putInOutbox(folder, { ...message, subject: "One", text: "First." })
    await putInOutbox(folder, { ...message, subject: "One", text: "First." })
    expect(fs.readdirSync(folder)).toHaveLength(before + 1)
  })
})

describe("htmlOf", () => {
  it("makes paragraphs and links, and lets nothing else through", () => {
    expect(htmlOf('Hello <b>"you"</b>,\nopen:\n\nhttps://shop.example.com/?a=1&b=2')).toBe(
      "<p>Hello &lt;b&gt;&quot;you&quot;&lt;/b&gt;,<br>open:</p>\n" +
        '<p><a href="https://shop.example.com/?a=1&amp;b=2">https://shop.example.com/?a=1&amp;b=2</a></p>',
    )
  })
})

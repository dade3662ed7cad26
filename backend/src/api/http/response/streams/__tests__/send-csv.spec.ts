import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import express from "express"
import { once } from "node:events"
import type { AddressInfo } from "node:net"
import { sendCsv } from "../send-csv"

/** The answer of a server that sends these pages, and what it logged. */
async function answerOf(pages: () => AsyncGenerator<string>) {
  const logged: string[] = []
  const scope = { resolve: () => ({ error: (line: string) => logged.push(line) }) }
  const app = express()
  app.get("/", (req, res) => {
    const call = [Object.assign(req, { scope }), res] as unknown as [MedusaRequest, MedusaResponse]
    sendCsv(call, { name: "a.csv", text: pages() }).catch(() => res.status(500).send("failed"))
  })
  const server = app.listen(0, "127.0.0.1")
  await once(server, "listening")
  const { port } = server.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}/`)
  const text = await answer.text().catch(() => "broken off")
  server.close()
  return { status: answer.status, text, logged }
}

describe("sendCsv", () => {
  it("sends page after page", async () => {
    const answer = await answerOf(async function* () {
      yield "a\r\n"
      yield "b\r\n"
    })
    expect(answer).toEqual({ status: 200, text: "a\r\nb\r\n", logged: [] })
  })

  it("breaks off where a later page fails, and says so in the log", async () => {
    const answer = await answerOf(async function* () {
      yield "a\r\n"
      throw new Error("no database")
    })
    expect(answer).toEqual({ status: 200, text: "broken off", logged: ["a.csv broke off"] })
  })

  it("fails as other calls do where the first page fails", async () => {
    const answer = await answerOf(async function* () {
      if (answerOf.length > 0) throw new Error("no database")
      yield "never"
    })
    expect(answer).toEqual({ status: 500, text: "failed", logged: [] })
  })
})

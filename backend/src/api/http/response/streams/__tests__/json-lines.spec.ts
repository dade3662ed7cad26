import type { MedusaResponse } from "@medusajs/framework/http"
import { once } from "node:events"
import http from "node:http"
import type { AddressInfo } from "node:net"
import { setImmediate } from "node:timers/promises"
import { answerPieces } from "../json-lines"

describe("an answer in pieces whose client leaves", () => {
  const server = http.createServer()
  beforeAll(async () => void (await once(server.listen(0, "127.0.0.1"), "listening")))
  afterAll(() => void server.close())

  it("is over when the piece that is being made is, and what was held for it can go", async () => {
    const made: string[] = []
    let finish = () => {}
    const work = new Promise<void>((resolve) => (finish = resolve))
    async function* pieces() {
      yield "first\n"
      await work
      made.push("second")
      yield "second\n"
      made.push("third")
    }
    const { port } = server.address() as AddressInfo
    const call = http.get({ port, host: "127.0.0.1" }).on("error", () => undefined)
    const [, res] = (await once(server, "request")) as [unknown, http.ServerResponse]
    let isOver = false
    const answer = answerPieces(res as MedusaResponse, pieces()).then(() => (isOver = true))
    const [received] = (await once(call, "response")) as [http.IncomingMessage]
    await once(received, "data")
    const closed = once(res, "close")
    call.destroy()
    await closed
    await setImmediate()
    expect({ isOver, made }).toEqual({ isOver: false, made: [] })
    finish()
    await answer
    expect(made).toEqual(["second"])
  })
})

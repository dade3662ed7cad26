import { once } from "node:events"
import http, { type RequestListener } from "node:http"
import type { AddressInfo } from "node:net"
import { post } from "../post"
import { guardedLookup } from "../target"

let server: http.Server | undefined

async function serve(listener: RequestListener): Promise<number> {
  server = http.createServer(listener).listen(0, "127.0.0.1")
  await once(server, "listening")
  return (server.address() as AddressInfo).port
}

afterEach(() => {
  server?.closeAllConnections()
  server?.close()
  server = undefined
})

const send = (address: string, more: { ownMachine?: boolean; limitMs?: number } = {}) =>
  post({
    url: new URL(address),
    body: '{"a":1}',
    headers: { "content-type": "application/json" },
    ownMachine: true,
    limitMs: 5000,
    ...more,
  })

describe("post", () => {
  it("sends the body and tells the status and the first bytes of the answer", async () => {
    const port = await serve((req, res) => {
      req.on("data", (chunk: Buffer) => res.write(chunk))
      req.on("end", () => res.end("x".repeat(100_000)))
    })
    const { status, error, answer } = await send(`http://127.0.0.1:${port}/`)
    expect({ status, error }).toEqual({ status: 200, error: null })
    expect(answer).toBe(`{"a":1}${"x".repeat(493)}`)
  })

  it("follows no redirect", async () => {
    const called: (string | undefined)[] = []
    const port = await serve((req, res) => {
      called.push(req.url)
      res.writeHead(302, { location: "/there" }).end()
    })
    const outcome = await send(`http://127.0.0.1:${port}/here`)
    expect(outcome).toEqual({ status: 302, error: "answered 302", answer: "" })
    expect(called).toEqual(["/here"])
  })

  it("waits no longer than it may", async () => {
    const port = await serve(() => undefined)
    const outcome = await send(`http://127.0.0.1:${port}/`, { limitMs: 50 })
    expect(outcome).toEqual({ status: null, error: "no answer within 0.05 s", answer: null })
  })

  it("tells why there is no connection", async () => {
    expect((await send("http://localhost:1/")).error).toMatch(/ECONNREFUSED/)
  })

  it("goes by the status where the answer's body never ends", async () => {
    const port = await serve((_, res) => void res.writeHead(204, {}).flushHeaders())
    expect(await send(`http://127.0.0.1:${port}/`)).toMatchObject({ status: 204, error: null })
    server?.closeAllConnections()
    server?.close()
    const slow = await serve((_, res) => void res.write("and then"))
    const outcome = await send(`http://127.0.0.1:${slow}/`, { limitMs: 300 })
    expect(outcome).toEqual({ status: 200, error: null, answer: "and then" })
  })

  it("calls nothing on this machine or a private network for a shop in public", async () => {
    let calls = 0
    const port = await serve((_, res) => {
      calls++
      res.end()
    })
    for (const host of ["127.0.0.1", "localhost", "[::1]", "0x7f.1", "[::ffff:127.0.0.1]"]) {
      const outcome = await send(`https://${host}:${port}/`, { ownMachine: false })
      expect(outcome).toMatchObject({ status: null, error: expect.stringContaining("public") })
    }
    const plain = await send(`http://127.0.0.1:${port}/`, { ownMachine: false })
    expect(plain.error).toBe("url must be an https address")
    expect((await send("https://10.0.0.1/")).error).toBe(
      "url must be a public address, 10.0.0.1 is not",
    )
    expect(calls).toBe(0)
  })

  it("looks at the addresses that a name resolves to, when it connects", async () => {
    const resolve = (ownMachine: boolean) =>
      new Promise((done) => {
        guardedLookup(ownMachine)("localhost", {}, (error, address) => done(error ?? address))
      })
    expect(await resolve(false)).toEqual(new Error("localhost is not a public address"))
    expect(["127.0.0.1", "::1"]).toContain(await resolve(true))
  })
})

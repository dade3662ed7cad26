import express from "express"
import type { AddressInfo } from "node:net"
import type * as Answering from "../secure-answer"

describe("secureAnswer", () => {
  it("asks browsers for https alone once PUBLIC_URL is https", async () => {
    vi.stubEnv("PUBLIC_URL", "https://shop.example.com")
    // It reads the settings once in a process, which other tests have had it do as well.
    vi.resetModules()
    const { secureAnswer } = await vi.importActual<typeof Answering>("../secure-answer")
    const server = express().use(secureAnswer).listen(0, "127.0.0.1")
    await expect.poll(() => server.listening).toBe(true)
    const { port } = server.address() as AddressInfo
    const { headers } = await fetch(`http://127.0.0.1:${port}/`)
    server.close()
    expect(headers.get("strict-transport-security")).toBe("max-age=31536000")
  })
})

import type { Request } from "express"
import type * as Unnamed from "../unnamed-proxy"

type Given = { socket: string; ip?: string; ips?: string[]; headers?: Record<string, string> }

const call = ({ socket, ip = socket, ips = [], headers = {} }: Given) =>
  ({
    headers: { host: "localhost", ...headers },
    ip,
    ips,
    path: "/",
    socket: { remoteAddress: socket },
  }) as unknown as Request

/** With settings of its own: a process reads them once, which other tests have had it do as well. */
async function loadedWith(variables: Record<string, string> = {}) {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  vi.resetModules()
  return vi.importActual<typeof Unnamed>("../unnamed-proxy")
}

afterEach(() => void vi.unstubAllEnvs())

describe("a proxy that TRUST_PROXY does not name", () => {
  it.each<[string, Given]>([
    ["on this machine", { socket: "127.0.0.1", headers: { "x-real-ip": "203.0.113.9" } }],
    ["beside it", { socket: "172.18.0.5", headers: { via: "1.1 edge" } }],
    [
      "before one that is named",
      {
        socket: "127.0.0.1",
        ip: "172.18.0.5",
        ips: ["172.18.0.5"],
        headers: { "x-forwarded-for": "203.0.113.9, 172.18.0.5" },
      },
    ],
  ])("is seen %s", async (_where, given) => {
    const { isOfUnnamedProxy } = await loadedWith()
    expect(isOfUnnamedProxy(call(given))).toBe(true)
  })

  it.each<[string, Given]>([
    ["somebody at this machine", { socket: "127.0.0.1" }],
    ["somebody in the same network", { socket: "192.168.1.5" }],
    ["a caller of the world who writes a header", { socket: "203.0.113.9", headers: { via: "x" } }],
    [
      "a caller whom a named proxy saw",
      {
        socket: "127.0.0.1",
        ip: "192.168.1.5",
        ips: ["192.168.1.5"],
        headers: { "x-forwarded-for": "192.168.1.5", "x-forwarded-proto": "https" },
      },
    ],
  ])("is not %s", async (_who, given) => {
    const { isOfUnnamedProxy } = await loadedWith()
    expect(isOfUnnamedProxy(call(given))).toBe(false)
  })

  it("is whoever calls from near by, without a header, for a shop on https", async () => {
    const { isOfUnnamedProxy } = await loadedWith({ PUBLIC_URL: "https://shop.example.com" })
    expect(["127.0.0.1", "10.0.0.2"].map((socket) => isOfUnnamedProxy(call({ socket })))).toEqual([
      true,
      true,
    ])
  })

  it("is told to the log once, with what to set", async () => {
    const { noticeUnnamedProxy } = await loadedWith()
    const warn = vi.fn<(sentence: string) => void>()
    const notice = noticeUnnamedProxy({ warn })
    const next = vi.fn()
    const pass = (given: Given) => notice(call(given), {} as never, next)
    pass({ socket: "127.0.0.1" })
    expect(warn).not.toHaveBeenCalled()
    const forwarded = { socket: "127.0.0.1", headers: { "x-real-ip": "203.0.113.9" } }
    pass(forwarded)
    pass(forwarded)
    expect(warn.mock.calls).toEqual([[expect.stringContaining("the header x-real-ip.")]])
    expect(warn.mock.calls[0]?.[0]).toContain("Set TRUST_PROXY")
    expect(next).toHaveBeenCalledTimes(3)
  })

  it("is told of too where the shop is public and this machine calls", async () => {
    const { noticeUnnamedProxy } = await loadedWith({ PUBLIC_URL: "https://shop.example.com" })
    const warn = vi.fn<(sentence: string) => void>()
    noticeUnnamedProxy({ warn })(call({ socket: "127.0.0.1" }), {} as never, vi.fn())
    expect(warn.mock.calls).toEqual([[expect.stringContaining("comes from this machine")]])
  })

  it("is no word where the proxies are named", async () => {
    const { noticeUnnamedProxy } = await loadedWith({ TRUST_PROXY: "loopback" })
    const warn = vi.fn<(sentence: string) => void>()
    const named = { ip: "203.0.113.9", ips: ["203.0.113.9"] }
    const headers = { "x-forwarded-for": "203.0.113.9" }
    noticeUnnamedProxy({ warn })(
      call({ socket: "127.0.0.1", ...named, headers }),
      {} as never,
      vi.fn(),
    )
    expect(warn).not.toHaveBeenCalled()
  })
})

import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type * as Limits from "../limit-medusa"

const ENVIRONMENT = "../../environment"
const SUBJECT = "../limit-medusa"

/** What a process with limits makes of a call; `undefined` is one that goes on. */
async function limitedProcess() {
  const environment = { rateLimits: "on", publicUrl: "https://shop.example.com" }
  vi.doMock(ENVIRONMENT, () => ({ shopEnvironment: () => environment }))
  onTestFinished(() => void vi.doUnmock(ENVIRONMENT))
  vi.resetModules()
  const { limitProgram } = (await import(SUBJECT)) as typeof Limits
  return async (key: string | undefined, ip: string) => {
    const headers: Record<string, string> = {}
    let answered: number | undefined
    const res = {
      setHeader: (name: string, value: string) => (headers[name] = value),
      status: (status: number) => {
        answered = status
        return { json: () => undefined }
      },
    }
    const req = { ip, ips: [], headers: {}, socket: {}, ...(key && { scopedKey: { id: key } }) }
    await limitProgram(
      req as unknown as MedusaRequest,
      res as unknown as MedusaResponse,
      () => undefined,
    )
    return answered === undefined ? undefined : { status: answered, ...headers }
  }
}

describe("limitProgram", () => {
  it("stops a key that calls more than 300 times a minute, from wherever, and no other", async () => {
    const call = await limitedProcess()
    for (let at = 0; at < 300; at += 1) {
      expect(await call("busy", `203.0.113.${at % 200}`)).toBeUndefined()
    }
    expect(await call("busy", "203.0.113.250")).toEqual({
      status: 429,
      "retry-after": expect.stringMatching(/^\d+$/) as unknown,
    })
    expect(await call("other", "203.0.113.250")).toBeUndefined()
  })

  it("counts neither staff nor keys without scopes", async () => {
    const call = await limitedProcess()
    for (let at = 0; at < 1300; at += 1) {
      expect(await call(undefined, "203.0.113.9")).toBeUndefined()
    }
  })
})

import { Script } from "node:vm"
import { pagePaths } from "../pages/page-paths"
import { startService, type RunningService } from "./support/start-service"

let running: RunningService
beforeAll(async () => {
  running = await startService()
})
afterAll(() => running.remove())

const get = (path: string) => fetch(`${running.origin}${path}`)

describe("the sign-in pages", () => {
  it.each([pagePaths.relay, pagePaths.chooser])(
    "%s needs no inline script or style",
    async (path) => {
      const response = await get(path)
      const policy = response.headers.get("content-security-policy") ?? ""
      expect(policy).toContain("script-src 'self'")
      expect(policy).not.toContain("unsafe")
      expect(policy).toContain("frame-ancestors 'self'")
      const html = await response.text()
      expect(html).not.toMatch(/<script>|<style|\son\w+=|style=/)
      for (const [, file] of html.matchAll(/(?:src|href)="(\/emulator[^"]+)"/g)) {
        expect((await get(file ?? "")).status).toBe(200)
      }
    },
  )

  it.each([pagePaths.relayScript, pagePaths.chooserScript])(
    "%s is a script that parses",
    async (path) => {
      const response = await get(path)
      expect(response.headers.get("content-type")).toContain("text/javascript")
      const text = await response.text()
      expect(() => new Script(text)).not.toThrow()
    },
  )

  it("list earlier Google accounts with their names escaped", async () => {
    const name = `<img src=x onerror="alert(1)">'&`
    await running.client.google({ sub: "1", email: "x@example.com", email_verified: true, name })
    const html = await (await get(pagePaths.chooser)).text()
    expect(html).toContain("x@example.com")
    expect(html).not.toContain("<img")
    expect(html).toContain("&lt;img")
  })
})

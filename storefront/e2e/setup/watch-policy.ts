import type { BrowserContext } from "playwright-core"
import { afterEach, expect } from "vitest"

type Report = (violation: string) => Promise<void>

const violations: string[] = []

/** Has every test of the file fail in which a page violates its own content security policy. */
export async function watchPolicy(context: BrowserContext): Promise<void> {
  await context.exposeBinding("reportViolation", (_, violation: string) => {
    violations.push(violation)
  })
  await context.addInitScript(() => {
    const { reportViolation } = window as unknown as { reportViolation: Report }
    addEventListener("securitypolicyviolation", (event) => {
      const { documentURI, effectiveDirective, blockedURI, sourceFile } = event
      void reportViolation(`${documentURI}: ${effectiveDirective} ${blockedURI} by ${sourceFile}`)
    })
  })
}

afterEach(() => {
  expect(violations.splice(0)).toEqual([])
})

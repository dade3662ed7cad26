import { withBrowser } from "./browser"

/** Scores are of 100, times in milliseconds, scripts in kB as they went over the line. */
export const FIGURES = [
  "performance",
  "accessibility",
  "best-practices",
  "seo",
  "LCP",
  "TBT",
  "CLS",
  "scripts",
] as const

export type PageFigures = Record<(typeof FIGURES)[number], number>

type Request = { resourceType?: string; transferSize?: number }
type Details = { items?: Request[] }

/** The trace has not the beginning of the visit; Lighthouse asks to be run again then. */
const RUN_AGAIN = "NO_NAVSTART"
const TRIES = 3

/** One visit by Lighthouse, as a simulated telephone on slow 4G with a fourth of the processor. */
export async function auditPage(url: string): Promise<PageFigures> {
  const { default: lighthouse } = await import("lighthouse")
  return withBrowser(async (_, port) => {
    const visit = () => lighthouse(url, { port, output: "json", logLevel: "error" })
    let result = await visit()
    for (let tries = 1; result?.lhr.runtimeError?.code === RUN_AGAIN && tries < TRIES; tries++) {
      result = await visit()
    }
    const failure = result ? result.lhr.runtimeError?.message : "it was called off"
    if (!result || failure) throw new Error(`Lighthouse could not visit ${url}: ${failure}`)
    const { audits, categories } = result.lhr
    const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
    const value = (name: string) => audits[name]?.numericValue ?? Infinity
    const { items = [] } = (audits["network-requests"]?.details ?? {}) as Details
    const scripts = items.filter(({ resourceType }) => resourceType === "Script")
    return {
      performance: score("performance"),
      accessibility: score("accessibility"),
      "best-practices": score("best-practices"),
      seo: score("seo"),
      LCP: value("largest-contentful-paint"),
      TBT: value("total-blocking-time"),
      CLS: value("cumulative-layout-shift"),
      scripts: scripts.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1000,
    }
  })
}

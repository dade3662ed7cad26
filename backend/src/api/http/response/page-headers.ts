import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"

type Page = {
  /** All rows that match, on every page. */
  total: number
  /** Where the next page begins; undefined on the last one. */
  next?: string | undefined
}

/** Tells of a list how many rows there are and where the next page is. */
export function setPageHeaders(req: MedusaRequest, res: MedusaResponse, page: Page): void {
  for (const [name, value] of Object.entries(pageHeaders(req, page))) res.setHeader(name, value)
}

/** The headers that setPageHeaders sets. */
export function pageHeaders(req: MedusaRequest, { total, next }: Page): Record<string, string> {
  const headers = { "x-total-count": String(total) }
  if (!next) return headers
  const { pathname, searchParams } = new URL(req.originalUrl, "http://shop")
  searchParams.set("cursor", next)
  return { ...headers, link: `<${pathname}?${searchParams.toString()}>; rel="next"` }
}

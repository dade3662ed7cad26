import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"

type Page = {
  /** All rows that match, on every page. */
  total: number
  /** Where the next page begins; undefined on the last one. */
  next?: string | undefined
}

/** Tells of a list how many rows there are and where the next page is. */
export function setPageHeaders(
  req: MedusaRequest,
  res: MedusaResponse,
  { total, next }: Page,
): void {
  res.setHeader("x-total-count", String(total))
  if (!next) return
  const { pathname, searchParams } = new URL(req.originalUrl, "http://shop")
  searchParams.set("cursor", next)
  res.setHeader("link", `<${pathname}?${searchParams.toString()}>; rel="next"`)
}

import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { shopEnvironment } from "../http/environment"

const PRIVATE = ["/app", "/staff", "/dashboard", "/purchase/"]

/** Tells crawlers what is for people with an account only, and where the sitemap is. */
export async function GET(_req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const lines = [
    "User-agent: *",
    ...PRIVATE.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${shopEnvironment().publicUrl}/sitemap.xml`,
    "",
  ]
  res.type("text/plain").send(lines.join("\n"))
}

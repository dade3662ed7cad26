import type { MedusaRequest } from "@medusajs/framework/http"
import { mail } from "../../../contract/text"

/** The mail that the address names, in small letters; null for what no mail could be. */
export function pathMail(req: MedusaRequest): string | null {
  return mail.safeParse(req.params.email).data ?? null
}

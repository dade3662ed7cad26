import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { DeliveryPapersQuery } from "../../../contract/staff/delivery-papers"
import { readDeliveryPapers } from "../../../queries/order/papers/delivery-papers"
import { readShopSettings, shopFacts } from "../../../queries/shop/shop-settings"
import { packingSlips } from "../../http/papers/packing-slips"
import { PAPER_POLICY, paperPage } from "../../http/papers/paper-page"
import { pickList } from "../../http/papers/pick-list"

/** Packing slips, or a pick list of all orders together, as a page to print. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const { kind, orders, shipment } = req.validatedQuery as DeliveryPapersQuery
  const [papers, settings] = await Promise.all([
    readDeliveryPapers(req.scope, { orders, shipment }),
    readShopSettings(req.scope),
  ])
  const isPick = kind === "pick"
  const title = isPick
    ? "Pick list"
    : `Packing slip ${papers.map(({ number }) => number).join(", ")}`
  const sheets = isPick ? pickList(papers) : packingSlips(papers, shopFacts(settings))
  // What answers with data gets from the middleware would keep the page's own style from it.
  res.setHeader("content-security-policy", PAPER_POLICY)
  res.setHeader("cache-control", "private, no-store")
  res.status(papers.length > 0 ? 200 : 404)
  res.type("html").send(paperPage(title, papers.length > 0 ? sheets : []))
}

import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { cancelledOrdersSchema } from "../../../../../contract/order/order-list"
import { NO_ROWS } from "../../../../../queries/database/cursor-pagination"
import { readMembers } from "../../../../../queries/account/members"
import { readOrderPage } from "../../../../../queries/order/orders"
import { readPageQuery, rowsOf } from "../../../../http/response/list-page"
import { toOrder } from "../../../../http/serializers/order"
import { pathMail } from "../../../../http/auth/mail-of-path"
import { requireSelfOrAdmin } from "../../../../http/auth/signed-in"

export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const email = pathMail(req)
  const caller = requireSelfOrAdmin(req, email)
  const query = readPageQuery(req)
  const { cancelled: includeCancelled = false } = cancelledOrdersSchema.parse(req.query)
  const [member] = email ? await readMembers(req.scope, { email }) : []
  // A mail that was deleted and came back is another customer: the old orders are not shown to it.
  const buyer = {
    includeCancelled,
    customer_id: member?.customer_id,
    ...(caller.is_admin && email ? { email } : {}),
  }
  const page = email ? await readOrderPage(req.scope, buyer, query) : NO_ROWS
  res.json(rowsOf(page, (order) => toOrder(order, caller), [req, res]))
}

import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { declaredColumns } from "../../../queries/field/declared-cells"
import { readOrderPages } from "../../../queries/overview/exported-orders"
import { csvText } from "../../http/response/streams/csv-text"
import { sendCsv } from "../../http/response/streams/send-csv"
import { overviewPeriod } from "../overview/period"

const COLUMNS = [
  { field: "number", title: "Order" },
  { field: "id", title: "Order id" },
  { field: "created_at", title: "Placed" },
  { field: "email", title: "Mail" },
  { field: "part", title: "Part" },
  { field: "quantity", title: "Quantity" },
  { field: "total", title: "Total" },
  { field: "currency", title: "Currency" },
  { field: "paid_at", title: "Paid" },
  { field: "transaction_id", title: "Transaction id" },
  { field: "captured", title: "Captured" },
  { field: "refunded", title: "Refunded" },
  { field: "delivered_at", title: "Delivered" },
  { field: "cancelled_at", title: "Cancelled" },
  { field: "lines", title: "Lines" },
]

/** The orders of the last days as CSV, however many they are. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const period = overviewPeriod(req)
  const columns = [...COLUMNS, ...declaredColumns("order"), ...declaredColumns("orderLine")]
  const text = csvText(columns, readOrderPages(req.scope, period))
  await sendCsv([req, res], { name: `orders-${period.from}-to-${period.to}.csv`, text })
}

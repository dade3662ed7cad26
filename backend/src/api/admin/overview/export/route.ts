import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { readDailyFigures } from "../../../../queries/overview/daily-figures"
import { csvText } from "../../../http/response/streams/csv-text"
import { sendCsv } from "../../../http/response/streams/send-csv"
import { shopEnvironment } from "../../../http/environment"
import { overviewPeriod } from "../period"

/** The overview's days as CSV, a column of revenue for each currency. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const period = overviewPeriod(req)
  const { currency } = shopEnvironment()
  const { daily, total } = await readDailyFigures(req.scope, { period, currency })
  const columns = [
    { field: "date", title: "Day (UTC)" },
    { field: "orders", title: "Orders placed" },
    { field: "cancelled", title: "Orders cancelled" },
    ...total.revenue.map(({ currency_code: code }) => ({
      field: code,
      title: `Revenue ${code.toUpperCase()}`,
    })),
  ]
  const rows = daily.map(({ date, orders, cancelled, revenue }) => ({
    ...{ date, orders, cancelled },
    ...Object.fromEntries(revenue.map(({ currency_code: code, amount }) => [code, amount])),
  }))
  const name = `overview-${period.from}-to-${period.to}.csv`
  await sendCsv([req, res], { name, text: csvText(columns, [rows]) })
}

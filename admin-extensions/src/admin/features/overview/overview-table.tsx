import { Table } from "@medusajs/ui"
import { useTranslation } from "react-i18next"
import { Link } from "react-router-dom"
import type { Overview } from "../../../../../backend/src/contract/staff/admin-overview"
import { SimpleTable } from "../../components/simple-table"
import { placedOn } from "./placed-between"
import { useFormats } from "../../platform/formats"

/** What the chart draws, in words; the newest day first. */
export function OverviewTable({ overview: { daily, total } }: { overview: Overview }) {
  const { t } = useTranslation("shop")
  const { day, money, number } = useFormats()
  return (
    <div className="mt-3 max-h-96 overflow-auto">
      <SimpleTable
        columns={[
          t("overview.chart.day"),
          { right: t("overview.chart.orders") },
          { right: t("overview.chart.cancelled") },
          ...total.revenue.map(({ currency_code: code }) => ({
            right: t("overview.chart.revenue", { currency: code.toUpperCase() }),
          })),
        ]}
      >
        {[...daily].reverse().map(({ date, orders, cancelled, revenue }) => (
          <Table.Row key={date}>
            <Table.Cell>{day(date)}</Table.Cell>
            <Table.Cell className="text-right">
              <Link to={placedOn(date)} className="text-ui-fg-interactive hover:underline">
                {number(orders)}
              </Link>
            </Table.Cell>
            <Table.Cell className="text-right">{number(cancelled)}</Table.Cell>
            {revenue.map(({ amount, currency_code: code }) => (
              <Table.Cell key={code} className="text-right">
                {money(amount, code)}
              </Table.Cell>
            ))}
          </Table.Row>
        ))}
      </SimpleTable>
    </div>
  )
}

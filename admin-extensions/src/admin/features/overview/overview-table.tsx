import { Table } from "@medusajs/ui"
import { useTranslation } from "react-i18next"
import type { Overview } from "../../../../../backend/src/contract/staff/admin-overview"
import { useFormats } from "../../platform/formats"

/** What the chart draws, in words; the newest day first. */
export function OverviewTable({ overview: { daily, total } }: { overview: Overview }) {
  const { t } = useTranslation("shop")
  const { day, money, number } = useFormats()
  return (
    <div className="mt-3 max-h-96 overflow-auto">
      <Table>
        <Table.Header>
          <Table.Row>
            <Table.HeaderCell>{t("overview.chart.day")}</Table.HeaderCell>
            <Table.HeaderCell className="text-right">{t("overview.chart.orders")}</Table.HeaderCell>
            <Table.HeaderCell className="text-right">
              {t("overview.chart.cancelled")}
            </Table.HeaderCell>
            {total.revenue.map(({ currency_code: code }) => (
              <Table.HeaderCell key={code} className="text-right">
                {t("overview.chart.revenue", { currency: code.toUpperCase() })}
              </Table.HeaderCell>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {[...daily].reverse().map(({ date, orders, cancelled, revenue }) => (
            <Table.Row key={date}>
              <Table.Cell>{day(date)}</Table.Cell>
              <Table.Cell className="text-right">{number(orders)}</Table.Cell>
              <Table.Cell className="text-right">{number(cancelled)}</Table.Cell>
              {revenue.map(({ amount, currency_code: code }) => (
                <Table.Cell key={code} className="text-right">
                  {money(amount, code)}
                </Table.Cell>
              ))}
            </Table.Row>
          ))}
        </Table.Body>
      </Table>
    </div>
  )
}

import { Text } from "@medusajs/ui"
import { useTranslation } from "react-i18next"
import { Link } from "react-router-dom"
import type { Overview } from "../../../../../backend/src/contract/staff/admin-overview"
import { useFormats } from "../../platform/formats"
import { placedSince } from "./placed-between"

type Figure = { name: string; values: string[]; hint: string; to: string }

/** The figures, each a link to what it counts. */
export function OverviewFigures({ overview }: { overview: Overview }) {
  const { t } = useTranslation("shop")
  const { money, number, counted } = useFormats()
  const { total, unpaid, to_deliver, low_stock, from } = overview
  const placed = placedSince(from)
  const figures: Figure[] = [
    {
      name: t("overview.figures.orders"),
      values: [number(total.orders)],
      hint: t("overview.figures.cancelled", { count: total.cancelled }),
      to: placed,
    },
    {
      name: t("overview.figures.revenue"),
      values: total.revenue.map(({ amount, currency_code }) => money(amount, currency_code)),
      hint: t("overview.figures.revenueHint"),
      to: placed,
    },
    {
      name: t("overview.figures.unpaid"),
      values: [number(unpaid.count)],
      hint: t("overview.figures.unpaidHint"),
      to: "/to-deliver?payment=unpaid&delivery=any",
    },
    {
      name: t("overview.figures.toDeliver"),
      values: [number(to_deliver.count)],
      hint: t("overview.figures.toDeliverHint"),
      to: "/to-deliver?payment=paid",
    },
    {
      name: t("overview.figures.lowStock"),
      values: [counted(low_stock)],
      hint: t("overview.figures.lowStockHint", { under: number(low_stock.under) }),
      to: "/low-stock",
    },
  ]
  return (
    <ul className="grid grid-cols-2 gap-px md:grid-cols-3 xl:grid-cols-5">
      {figures.map((figure) => (
        <li key={figure.name}>
          <FigureCard {...figure} />
        </li>
      ))}
    </ul>
  )
}

function FigureCard({ name, values, hint, to }: Figure) {
  const inside = (
    <>
      <Text size="small" className="text-ui-fg-subtle">
        {name}
      </Text>
      {values.map((value) => (
        <Text key={value} size="xlarge" weight="plus" className="tabular-nums">
          {value}
        </Text>
      ))}
      <Text size="xsmall" className="text-ui-fg-muted">
        {hint}
      </Text>
    </>
  )
  const look =
    "hover:bg-ui-bg-base-hover focus-visible:shadow-borders-focus block h-full rounded-md px-6 py-4 outline-none"
  return (
    <Link to={to} className={look}>
      {inside}
    </Link>
  )
}

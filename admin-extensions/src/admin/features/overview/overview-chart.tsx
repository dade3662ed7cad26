import { Container, Heading, Text } from "@medusajs/ui"
import { useState, type KeyboardEvent } from "react"
import { useTranslation } from "react-i18next"
import type { Overview } from "../../../../../backend/src/contract/staff/admin-overview"
import { useFormats } from "../../platform/formats"
import { ChartBars } from "./chart-bars"
import { OverviewTable } from "./overview-table"

/** Steps of the keys that move over the days. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageUp: 7,
  PageDown: -7,
  Home: -Infinity,
  End: Infinity,
}

/**
 * Orders and revenue by day, each in bars of its own, so that colour alone says nothing. One day is
 * read out: by pointing, or by the keys of a slider.
 */
export function OverviewChart({ overview }: { overview: Overview }) {
  const { t } = useTranslation("shop")
  const { day, money, number } = useFormats()
  const { daily, total } = overview
  const last = daily.length - 1
  const [chosen, setChosen] = useState(last)
  const isEmpty =
    total.orders === 0 &&
    total.cancelled === 0 &&
    daily.every(({ revenue }) => revenue.every(({ amount }) => amount === 0))

  const reading = (index: number) => {
    const figures = daily[index]
    if (!figures) return ""
    const { date, orders, cancelled, revenue } = figures
    return t("overview.chart.reading", {
      date: day(date),
      orders: t("overview.chart.orderCount", { count: orders }),
      cancelled: number(cancelled),
      revenue: revenue.map((one) => money(one.amount, one.currency_code)).join(", "),
    })
  }
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    setChosen((now) => Math.min(last, Math.max(0, now + step)))
  }
  const bars = { dates: daily.map(({ date }) => date), chosen, onChoose: setChosen }

  return (
    <Container className="divide-y p-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 px-6 py-4">
        <Heading level="h2">{t("overview.chart.title")}</Heading>
        <Text size="small" className="text-ui-fg-subtle">
          {isEmpty ? null : t("overview.chart.hint")}
        </Text>
      </div>
      {isEmpty ? (
        <Text size="small" className="text-ui-fg-subtle px-6 py-8">
          {t("overview.chart.empty")}
        </Text>
      ) : (
        <>
          <div className="px-6 py-4">
            <div
              role="slider"
              tabIndex={0}
              aria-label={t("overview.chart.day")}
              aria-valuemin={0}
              aria-valuemax={last}
              aria-valuenow={chosen}
              aria-valuetext={reading(chosen)}
              onKeyDown={move}
              className="focus-visible:shadow-borders-focus flex flex-col gap-y-6 rounded-md outline-none"
            >
              <ChartBars
                {...bars}
                title={t("overview.chart.orders")}
                values={daily.map(({ orders }) => orders)}
                format={number}
              />
              {total.revenue.map(({ currency_code: code }, index) => (
                <ChartBars
                  {...bars}
                  key={code}
                  title={t("overview.chart.revenue", { currency: code.toUpperCase() })}
                  values={daily.map(({ revenue }) => revenue[index]?.amount ?? 0)}
                  format={(amount) => money(amount, code)}
                  isHatched
                />
              ))}
            </div>
            <Text size="small" weight="plus" className="mt-4 min-h-5 tabular-nums" aria-hidden>
              {reading(chosen)}
            </Text>
          </div>
          <details className="px-6 py-4">
            <summary className="txt-small text-ui-fg-subtle focus-visible:shadow-borders-focus w-fit cursor-pointer rounded outline-none">
              {t("overview.chart.table")}
            </summary>
            <OverviewTable overview={overview} />
          </details>
        </>
      )}
    </Container>
  )
}

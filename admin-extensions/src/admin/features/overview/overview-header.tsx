import { ArrowDownTray } from "@medusajs/icons"
import { Button, Select } from "@medusajs/ui"
import { useTranslation } from "react-i18next"
import type { Overview } from "../../../../../backend/src/contract/staff/admin-overview"
import { SectionHeader } from "../../components/section-header"
import { useFormats } from "../../platform/formats"
import type { OverviewDays } from "./api"

const PERIODS: OverviewDays[] = ["7", "30", "90"]

type OverviewHeaderProps = {
  days: OverviewDays
  onDays: (days: OverviewDays) => void
  overview: Overview | undefined
}

/** Which days the page speaks of, and the same days as files. */
export function OverviewHeader({ days, onDays, overview }: OverviewHeaderProps) {
  const { t } = useTranslation("shop")
  const { day } = useFormats()
  return (
    <SectionHeader
      title={t("overview.title")}
      lead={overview ? t("overview.lead", { from: day(overview.from), to: day(overview.to) }) : ""}
    >
      <div className="flex flex-wrap items-center gap-2">
        <Select size="small" value={days} onValueChange={(value) => onDays(value as OverviewDays)}>
          <Select.Trigger aria-label={t("overview.period")} className="w-28">
            <Select.Value />
          </Select.Trigger>
          <Select.Content>
            {PERIODS.map((period) => (
              <Select.Item key={period} value={period}>
                {t("overview.days", { count: Number(period) })}
              </Select.Item>
            ))}
          </Select.Content>
        </Select>
        <Download href={`/admin/overview/export?days=${days}`} name={t("overview.export.days")} />
        <Download href={`/admin/orders-export?days=${days}`} name={t("overview.export.orders")} />
      </div>
    </SectionHeader>
  )
}

/** The browser writes the file while it comes; the server names it. */
function Download({ href, name }: { href: string; name: string }) {
  return (
    <Button size="small" variant="secondary" asChild>
      <a href={href} download>
        <ArrowDownTray />
        {name}
      </a>
    </Button>
  )
}

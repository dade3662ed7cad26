import { Container, Text } from "@medusajs/ui"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { Link } from "react-router-dom"
import type { AcesRun } from "../../../../../../backend/src/contract/aces/aces-import"
import { SectionHeader } from "../../../components/section-header"
import { useFormats } from "../../../platform/formats"
import { useFileSize } from "../file-size"
import { RunActions } from "./run-actions"
import { RunCounts } from "./run-counts"
import { RunProgress } from "./run-progress"
import { RunRemarks } from "./run-remarks"
import { RunState } from "../run-state"

/** A file that was sent: what it is, how far it is, and what it would do or did. */
export function RunSummary({ run }: { run: AcesRun }) {
  const { t } = useTranslation("shop")
  const { brand, submission_type: type, version, actor } = run
  const lead = brand
    ? t("aces.run.lead", { type, brand, version, actor })
    : t("aces.run.leadUnread", { actor })
  return (
    <Container className="divide-y p-0">
      <div className="px-6 py-2">
        <Link
          to="/vehicles"
          className="text-ui-fg-interactive focus-visible:shadow-borders-focus txt-small rounded-sm outline-none hover:underline"
        >
          {t("aces.back")}
        </Link>
      </div>
      <SectionHeader title={run.file_name} lead={lead}>
        <div className="flex flex-wrap items-center gap-2">
          <RunState {...run} />
          <RunActions run={run} />
        </div>
      </SectionHeader>
      <RunProgress run={run} />
      <RunRemarks run={run} />
      {run.counts && run.state !== "refused" ? <RunCounts counts={run.counts} /> : null}
      <Facts run={run} />
    </Container>
  )
}

function Facts({ run }: { run: AcesRun }) {
  const { t } = useTranslation("shop")
  const { number, time } = useFormats()
  const fileSize = useFileSize()
  const { title, vcdb_version_date, size, apps, record_count, read_seconds, created_at } = run
  const seconds = Math.round(read_seconds * 10) / 10
  return (
    <dl>
      {title ? <Fact name={t("aces.run.title")}>{title}</Fact> : null}
      {vcdb_version_date ? <Fact name={t("aces.run.vcdb")}>{vcdb_version_date}</Fact> : null}
      <Fact name={t("aces.run.apps")}>
        {record_count === null ? number(apps) : t("aces.run.appsOf", { apps })}
      </Fact>
      <Fact name={t("aces.run.size")}>{fileSize(size)}</Fact>
      {seconds > 0 ? (
        <Fact name={t("aces.run.speed")}>
          {t("aces.run.speedOf", { seconds, rate: Math.round(apps / seconds) })}
        </Fact>
      ) : null}
      <Fact name={t("aces.run.sent")}>{time(created_at)}</Fact>
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-2 gap-4 px-6 py-2">
      <Text asChild size="small" weight="plus" className="text-ui-fg-subtle">
        <dt>{name}</dt>
      </Text>
      <Text asChild size="small" className="break-words">
        <dd>{children}</dd>
      </Text>
    </div>
  )
}

import { StatusBadge, Table, Text } from "@medusajs/ui"
import { useTranslation } from "react-i18next"
import type { SyncRun } from "../../../../../../backend/src/contract/sync/sync-run"
import { useFormats } from "../../../platform/formats"
import { BadRows } from "./bad-rows"
import { RunProgress } from "./run-progress"

const COLORS = { receiving: "blue", working: "blue", done: "green", broken: "red" } as const
const COUNTS = ["created", "updated", "unchanged", "stale", "invalid"] as const

type RunRowProps = { run: SyncRun; now: number }

/** A file: what it is of, how far it is, and what became of its rows. */
export function RunRow({ run, now }: RunRowProps) {
  const { t } = useTranslation("shop")
  const { time } = useFormats()
  const { kind, state, dry_run, actor_name, message, counts, created_at } = run
  const told = COUNTS.filter((status) => counts[status] > 0)
  return (
    <Table.Row>
      <Table.Cell className="max-w-[14rem] py-2">
        {t(`data.kinds.${kind}`)}
        <Text size="small" className="text-ui-fg-subtle truncate">
          {dry_run ? t("data.runs.trialBy", { name: actor_name }) : actor_name}
        </Text>
      </Table.Cell>
      <Table.Cell>
        <StatusBadge color={COLORS[state]} className="whitespace-nowrap">
          {t(`data.runs.state.${state}`)}
        </StatusBadge>
      </Table.Cell>
      <Table.Cell className="min-w-[10rem] py-2">
        <RunProgress run={run} now={now} />
      </Table.Cell>
      <Table.Cell className="min-w-[12rem] whitespace-normal py-2">
        <div className="flex flex-col items-start">
          {told.map((status) => t(`data.counts.${status}`, { count: counts[status] })).join(", ")}
          {message === null ? null : (
            <Text size="small" className="text-ui-fg-error">
              {message}
            </Text>
          )}
          {counts.invalid > 0 ? <BadRows run={run} /> : null}
        </div>
      </Table.Cell>
      <Table.Cell className="whitespace-nowrap">{time(created_at)}</Table.Cell>
    </Table.Row>
  )
}

import { Text } from "@medusajs/ui"
import { useTranslation } from "react-i18next"
import type { SyncRun } from "../../../../../../backend/src/contract/sync/sync-run"
import { useFormats } from "../../../platform/formats"
import { paceOf } from "./run-pace"

/** From so many seconds on what is left is told in minutes. */
const LONG = 90

/** How many rows are done, how fast, and what is left while somebody works at them. */
export function RunProgress({ run, now }: { run: SyncRun; now: number }) {
  const { t } = useTranslation("shop")
  const { number } = useFormats()
  const { state, rows } = run
  const { done, rate, left } = paceOf(run, now)
  if (state === "receiving") return <>{t("data.runs.receiving")}</>
  const time =
    left === null
      ? null
      : left < LONG
        ? t("data.runs.secondsLeft", { seconds: Math.ceil(left) })
        : t("data.runs.minutesLeft", { minutes: Math.ceil(left / 60) })
  const pace = [rate === null ? null : t("data.runs.rate", { rate: Math.round(rate) }), time]
  const label = t("data.runs.done", { done: number(done), rows: number(rows) })
  return (
    <div className="flex flex-col">
      <span className="tabular-nums">{done === rows ? number(rows) : label}</span>
      {state === "working" ? (
        <progress className="h-2 w-full" aria-label={label} value={done} max={rows} />
      ) : null}
      <Text size="small" className="text-ui-fg-subtle tabular-nums">
        {pace.filter(Boolean).join(", ")}
      </Text>
    </div>
  )
}

import { Text } from "@medusajs/ui"
import { useTranslation } from "react-i18next"
import type { SyncVerdict } from "../../../../../../backend/src/contract/sync/sync-run"
import { useFormats } from "../../../platform/formats"
import type { SendState } from "./use-send-file"

const COUNTS = ["created", "updated", "unchanged", "stale", "invalid"] as const

/** How far a file is, what its rows would do, or did, and which were refused. */
export function SendOutcome({ state }: { state: SendState }) {
  const { t } = useTranslation("shop")
  const { number } = useFormats()
  if (state.phase === "idle") return null
  const { name, isTrial } = state
  if (state.phase === "failed") {
    return (
      <Text role="alert" size="small" className="text-ui-fg-error break-words">
        {t("data.send.failed", { name, reason: state.reason ?? t("data.send.brokenOff") })}
      </Text>
    )
  }
  const what = isTrial ? t("data.send.trying", { name }) : t("data.send.sending", { name })
  if (state.phase === "sending") {
    return (
      <div role="status" className="flex flex-col gap-y-2">
        <Text size="small" className="break-words">
          {what}
        </Text>
        <progress className="h-2 w-full" aria-label={what} />
        <Text size="small" className="text-ui-fg-subtle">
          {t("data.send.answered", { done: state.done })}
        </Text>
      </div>
    )
  }
  const { run, problems } = state
  return (
    <div role="status" className="flex flex-col gap-y-3">
      <Text size="small" weight="plus" className="break-words">
        {isTrial ? t("data.send.tried", { name }) : t("data.send.done", { name })}
      </Text>
      <dl className="grid grid-cols-2 gap-y-1">
        {COUNTS.map((status) => (
          <div key={status} className="contents">
            <dt className="txt-small text-ui-fg-subtle">{t(`data.results.${status}`)}</dt>
            <dd className="txt-small text-right tabular-nums">{number(run.counts[status])}</dd>
          </div>
        ))}
      </dl>
      {run.message === null ? null : (
        <Text size="small" className="text-ui-fg-error">
          {run.message}
        </Text>
      )}
      {problems.length > 0 ? <Problems problems={problems} all={run.counts.invalid} /> : null}
    </div>
  )
}

function Problems({ problems, all }: { problems: readonly SyncVerdict[]; all: number }) {
  const { t } = useTranslation("shop")
  return (
    <div className="flex flex-col gap-y-1">
      {problems.map(({ row, key, field, message }) => (
        <Text key={row} size="small" className="break-words">
          {t("data.send.problem", { row, key, what: [field, message].filter(Boolean).join(": ") })}
        </Text>
      ))}
      {all > problems.length ? (
        <Text size="small" className="text-ui-fg-subtle">
          {t("data.send.moreProblems", { count: all - problems.length })}
        </Text>
      ) : null}
    </div>
  )
}

import { Text } from "@medusajs/ui"
import { useTranslation } from "react-i18next"
import type { AcesRun } from "../../../../../../backend/src/contract/aces/aces-import"

type Remark = AcesRun["problems"][number]

/** What is to be said of a run: where it stands, what is wrong with its file, what is odd about it. */
export function RunRemarks({ run }: { run: AcesRun }) {
  const { t } = useTranslation("shop")
  const { problems, problem_count, warnings } = run
  const said = sentenceOf(run)
  const more = problem_count - problems.length
  return (
    <>
      {said ? (
        <div className="px-6 py-4">
          <Text role="status" size="small" weight="plus">
            {t(`aces.say.${said}`)}
          </Text>
          {run.is_outdated && run.state === "staged" ? (
            <Text size="small" className="text-ui-fg-subtle">
              {t("aces.say.outdated")}
            </Text>
          ) : null}
          <Remarks remarks={problems} className="text-ui-fg-error" />
          {more > 0 ? <Text size="small">{t("aces.remarks.more", { count: more })}</Text> : null}
        </div>
      ) : null}
      {warnings.length > 0 ? (
        <div className="px-6 py-4">
          <Text size="small" weight="plus">
            {t("aces.remarks.warnings")}
          </Text>
          <Remarks remarks={warnings} className="text-ui-fg-subtle" />
        </div>
      ) : null}
    </>
  )
}

const SAID = ["done", "refused", "cancelled", "failed", "staged"] as const

function sentenceOf({ state, submission_type }: AcesRun) {
  if (state === "staged" && submission_type === "TEST") return "test"
  return SAID.find((known) => known === state)
}

function Remarks({ remarks, className }: { remarks: readonly Remark[]; className: string }) {
  const { t } = useTranslation("shop")
  return (
    <ul>
      {remarks.map(({ line, message }) => (
        <li key={`${line} ${message}`}>
          <Text size="small" className={`break-words ${className}`}>
            {line > 0 ? t("aces.remarks.line", { line, message }) : message}
          </Text>
        </li>
      ))}
    </ul>
  )
}

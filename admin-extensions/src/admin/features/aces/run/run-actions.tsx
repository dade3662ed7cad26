import { Button, usePrompt } from "@medusajs/ui"
import { useTranslation } from "react-i18next"
import { ENDED_STATES, type AcesRun } from "../../../../../../backend/src/contract/aces/aces-import"
import { failureToast } from "../../../platform/failure-toast"
import { useMoveRun } from "../api"

/** What staff can do with a run; what changes what buyers see asks first. */
export function RunActions({ run }: { run: AcesRun }) {
  const { t } = useTranslation("shop")
  const ask = usePrompt()
  const { mutate, isPending } = useMoveRun()
  const onError = failureToast(t("aces.action.failed"))
  const { id, state, counts, submission_type: type, brand, file_name: name } = run
  const isStaged = state === "staged"
  const unmapped = counts?.unmapped ?? 0

  const apply = async () => {
    const words = { brand, ...counts }
    const isSure = await ask({
      variant: "confirmation",
      title: t("aces.ask.apply", { name }),
      description:
        type === "FULL" ? t("aces.ask.applyFull", words) : t("aces.ask.applyUpdate", words),
      confirmText: t("aces.action.apply"),
      cancelText: t("common.cancel"),
    })
    const body = { leave_out_unmapped: unmapped > 0 }
    if (isSure) mutate({ id, what: "apply", body }, { onError })
  }
  const cancel = async () => {
    const isSure = await ask({
      variant: "danger",
      title: t("aces.ask.cancel", { name }),
      description: t("aces.ask.cancelText"),
      confirmText: t("aces.ask.cancelYes"),
      cancelText: t("aces.ask.keep"),
    })
    if (isSure) mutate({ id, what: "cancel" }, { onError })
  }

  if ((ENDED_STATES as readonly string[]).includes(state)) return null
  return (
    <>
      <Button
        type="button"
        variant="secondary"
        size="small"
        disabled={isPending}
        onClick={() => void cancel()}
      >
        {t("aces.action.cancel")}
      </Button>
      {isStaged && run.is_outdated ? (
        <Button
          type="button"
          size="small"
          disabled={isPending}
          onClick={() => mutate({ id, what: "check" }, { onError })}
        >
          {t("aces.action.check")}
        </Button>
      ) : null}
      {isStaged && type !== "TEST" ? (
        <Button
          type="button"
          variant={unmapped > 0 || run.is_outdated ? "secondary" : "primary"}
          size="small"
          disabled={isPending}
          onClick={() => void apply()}
        >
          {unmapped > 0
            ? t("aces.action.applyWithout", { count: unmapped })
            : t("aces.action.apply")}
        </Button>
      ) : null}
    </>
  )
}

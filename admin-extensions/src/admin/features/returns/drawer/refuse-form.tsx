import { Button, Textarea } from "@medusajs/ui"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { LONGEST_RETURN_TEXT } from "../../../../../../backend/src/contract/return/order-return"
import { FormField } from "../../../components/form-field"
import { DrawerForm } from "../../../components/side-drawer"
import type { StepFormProps } from "./approve-form"
import { focusFirstProblem } from "./first-problem"
import { StepProblem } from "./step-problem"

type RefuseFormProps = Omit<StepFormProps, "onRefuse"> & { onBack: () => void }

/** Why a return is not taken, or that what was approved never came. */
export function RefuseForm({ one, facts, step, onBack }: RefuseFormProps) {
  const { t } = useTranslation("shop")
  const { number } = one
  const { take, isPending, problem } = step
  const [reason, setReason] = useState("")
  const [tried, setTried] = useState(false)
  const isMissing = tried && reason.trim() === ""

  function refuse() {
    setTried(true)
    if (reason.trim() === "") return focusFirstProblem()
    take(
      { step: "refuse", body: { reason } },
      {
        title: t("returns.refuse.question", { number }),
        description: t("returns.refuse.consequence"),
        yes: t("returns.refuse.yes"),
        done: t("returns.refuse.done", { number }),
        isDanger: true,
      },
    )
  }

  return (
    <DrawerForm
      submit={t("returns.refuse.action")}
      isSaving={isPending}
      onSubmit={refuse}
      actions={
        <Button type="button" variant="secondary" size="small" onClick={onBack}>
          {t("returns.refuse.back")}
        </Button>
      }
    >
      {facts}
      <FormField
        id="return-reason"
        label={t("returns.refuse.reason")}
        hint={t("returns.refuse.reasonHint")}
        error={isMissing ? t("returns.refuse.required") : undefined}
      >
        <Textarea
          id="return-reason"
          autoFocus
          rows={4}
          maxLength={LONGEST_RETURN_TEXT}
          aria-invalid={isMissing}
          aria-describedby="return-reason-hint"
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </FormField>
      <StepProblem problem={problem} />
    </DrawerForm>
  )
}

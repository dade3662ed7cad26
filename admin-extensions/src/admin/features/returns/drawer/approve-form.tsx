import { Button, Textarea } from "@medusajs/ui"
import { useState, type ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { LONGEST_RETURN_TEXT } from "../../../../../../backend/src/contract/return/order-return"
import type { StaffReturn } from "../../../../../../backend/src/contract/return/staff-return"
import { FormField } from "../../../components/form-field"
import { DrawerForm } from "../../../components/side-drawer"
import { StepProblem } from "./step-problem"
import type { useStep } from "./use-step"

export type StepFormProps = {
  one: StaffReturn
  /** What is known of the return, above what is asked. */
  facts: ReactNode
  step: ReturnType<typeof useStep>
  onRefuse: () => void
}

/** A return that was asked for: staff say how it is sent, or refuse it. */
export function ApproveForm({ one, facts, step, onRefuse }: StepFormProps) {
  const { t } = useTranslation("shop")
  const { number } = one
  const { take, isPending, problem } = step
  const [answer, setAnswer] = useState("")
  const approve = () =>
    take(
      { step: "approve", body: { answer } },
      {
        title: t("returns.approve.question", { number }),
        description: t("returns.approve.consequence"),
        yes: t("returns.approve.yes"),
        done: t("returns.approve.done", { number }),
      },
    )
  return (
    <DrawerForm
      submit={t("returns.approve.action")}
      isSaving={isPending}
      onSubmit={approve}
      actions={<RefuseButton onClick={onRefuse} />}
    >
      {facts}
      <FormField
        id="return-answer"
        label={t("returns.approve.answer")}
        hint={t("returns.approve.answerHint")}
      >
        <Textarea
          id="return-answer"
          rows={4}
          maxLength={LONGEST_RETURN_TEXT}
          aria-describedby="return-answer-hint"
          value={answer}
          onChange={({ target }) => setAnswer(target.value)}
        />
      </FormField>
      <StepProblem problem={problem} />
    </DrawerForm>
  )
}

export function RefuseButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation("shop")
  return (
    <Button type="button" variant="secondary" size="small" onClick={onClick}>
      {t("returns.refuse.open")}
    </Button>
  )
}

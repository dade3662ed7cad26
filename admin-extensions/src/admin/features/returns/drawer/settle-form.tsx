import { Input, RadioGroup, Text, Textarea } from "@medusajs/ui"
import { useId, useState } from "react"
import { useTranslation } from "react-i18next"
import {
  LONGEST_RETURN_TEXT,
  type Settlement,
} from "../../../../../../backend/src/contract/return/order-return"
import { FormField } from "../../../components/form-field"
import { DrawerForm } from "../../../components/side-drawer"
import { useFormats } from "../../../platform/formats"
import type { StepFormProps } from "./approve-form"
import { focusFirstProblem } from "./first-problem"
import { StepProblem } from "./step-problem"
import { amountOf, bodyOf, errorsOf, isLess, typedInFull } from "./typed-settlement"

/** A return that arrived: its customer gets their money back, or new parts. */
export function SettleForm({ one, facts, step }: Omit<StepFormProps, "onRefuse">) {
  const { t } = useTranslation("shop")
  const { money } = useFormats()
  const { number, currency_code, order_due } = one
  const worth = one.worth ?? 0
  const { take, isPending, problem } = step
  const [typed, setTyped] = useState(() => typedInFull(worth))
  const [tried, setTried] = useState(false)
  const title = useId()
  const errors = errorsOf(typed, worth)
  const isRefund = typed.as === "refund"
  const words = { number, worth: money(worth, currency_code), due: money(order_due, currency_code) }
  const amount = money(amountOf(typed) ?? 0, currency_code)

  function settle() {
    setTried(true)
    if (errors.amount || errors.reason) return focusFirstProblem()
    take(
      { step: "settle", body: bodyOf(typed, worth) },
      {
        title: isRefund
          ? t("returns.settle.questionRefund", { number, amount })
          : t("returns.settle.questionReplacement", { number }),
        description: t("returns.settle.consequence"),
        yes: isRefund ? t("returns.settle.yesRefund") : t("returns.settle.yesReplacement"),
        done: t("returns.settle.done", { number }),
      },
    )
  }

  return (
    <DrawerForm
      submit={
        isRefund
          ? t("returns.settle.actionRefund", { amount })
          : t("returns.settle.actionReplacement")
      }
      isSaving={isPending}
      onSubmit={settle}
    >
      {facts}
      <Text id={title} size="small" weight="plus">
        {t("returns.settle.as")}
      </Text>
      <RadioGroup
        aria-labelledby={title}
        value={typed.as}
        onValueChange={(as) => setTyped({ ...typed, as: as as Settlement })}
      >
        <RadioGroup.ChoiceBox
          value="refund"
          label={t("returns.settle.refund")}
          description={t(
            order_due > 0 ? "returns.settle.refundDue" : "returns.settle.refundHint",
            words,
          )}
        />
        <RadioGroup.ChoiceBox
          value="replacement"
          label={t("returns.settle.replacement")}
          description={t("returns.settle.replacementHint")}
        />
      </RadioGroup>
      {isRefund ? (
        <FormField
          id="return-amount"
          label={t("returns.settle.amount")}
          hint={t("returns.settle.amountHint", words)}
          error={tried && errors.amount ? t("returns.settle.amountWrong", words) : undefined}
        >
          <Input
            id="return-amount"
            inputMode="decimal"
            autoComplete="off"
            className="tabular-nums"
            aria-invalid={(tried && errors.amount) || undefined}
            aria-describedby="return-amount-hint"
            value={typed.amount}
            onChange={({ target }) => setTyped({ ...typed, amount: target.value })}
          />
        </FormField>
      ) : null}
      {isLess(typed, worth) ? (
        <FormField
          id="return-less"
          label={t("returns.settle.reason")}
          hint={t("returns.settle.reasonHint")}
          error={tried && errors.reason ? t("returns.settle.reasonRequired", words) : undefined}
        >
          <Textarea
            id="return-less"
            rows={3}
            maxLength={LONGEST_RETURN_TEXT}
            aria-invalid={(tried && errors.reason) || undefined}
            aria-describedby="return-less-hint"
            value={typed.reason}
            onChange={({ target }) => setTyped({ ...typed, reason: target.value })}
          />
        </FormField>
      ) : null}
      <StepProblem problem={problem} />
    </DrawerForm>
  )
}

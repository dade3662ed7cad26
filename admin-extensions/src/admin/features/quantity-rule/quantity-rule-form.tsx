import { Button, Input, Text, toast } from "@medusajs/ui"
import { useState, type FormEvent } from "react"
import { useTranslation } from "react-i18next"
import {
  firstValidQuantity,
  ruleInForce,
} from "../../../../../backend/src/contract/order/quantity-rule"
import { FormField } from "../../components/form-field"
import { failureToast } from "../../platform/failure-toast"
import { useFormats } from "../../platform/formats"
import { useSaveQuantityRule, type RuleOfProduct } from "./api"

type Name = "minimum" | "maximum" | "multiple" | "carton"

const FIELDS: Name[] = ["minimum", "maximum", "multiple", "carton"]

/** What is typed for a rule, and the first quantity that it lets through. */
export function QuantityRuleForm({ productId, rule }: { productId: string; rule: RuleOfProduct }) {
  const { t } = useTranslation("shop")
  const { number } = useFormats()
  const [typed, setTyped] = useState(() => textsOf(rule))
  const { mutate, isPending } = useSaveQuantityRule(productId)
  const wrong = FIELDS.filter((id) => !/^(|[1-9]\d{0,6})$/.test(typed[id].trim()))
  const values = valuesOf(typed)
  const first = firstValidQuantity(ruleInForce(values, rule.shop_minimum))
  const nothing = values.maximum !== null && values.maximum < first

  function save(event: FormEvent) {
    event.preventDefault()
    mutate(values, {
      onSuccess: ({ quantity_rule }) => {
        setTyped(textsOf(quantity_rule))
        toast.success(t("quantityRule.saved"))
      },
      onError: failureToast(t("quantityRule.notSaved")),
    })
  }

  return (
    <form className="grid gap-y-4 px-6 py-4" noValidate onSubmit={save}>
      <div className="grid grid-cols-2 gap-4">
        {FIELDS.map((id) => {
          const error = wrong.includes(id) ? t("quantityRule.notWhole") : undefined
          return (
            <FormField
              key={id}
              id={`rule-${id}`}
              label={t(`quantityRule.fields.${id}`)}
              {...(id === "carton" && { hint: t("quantityRule.cartonHint") })}
              error={error}
            >
              <Input
                id={`rule-${id}`}
                inputMode="numeric"
                placeholder={id === "minimum" ? String(rule.shop_minimum) : "–"}
                value={typed[id]}
                aria-invalid={error ? true : undefined}
                onChange={(event) => setTyped({ ...typed, [id]: event.target.value })}
              />
            </FormField>
          )
        })}
      </div>
      <div className="flex items-center justify-between gap-x-4">
        <Text size="small" role="status" className={nothing ? "text-ui-fg-error" : undefined}>
          {nothing
            ? t("quantityRule.nothing", { first })
            : t("quantityRule.first", {
                quantity: wrong.length > 0 ? t("common.none") : number(first),
              })}
        </Text>
        <Button
          type="submit"
          size="small"
          isLoading={isPending}
          disabled={wrong.length > 0 || nothing}
        >
          {t("common.save")}
        </Button>
      </div>
    </form>
  )
}

function textsOf(rule: RuleOfProduct): Record<Name, string> {
  const text = (value: number | null) => (value === null ? "" : String(value))
  return {
    minimum: text(rule.minimum),
    maximum: text(rule.maximum),
    multiple: text(rule.multiple),
    carton: text(rule.carton),
  }
}

function valuesOf(typed: Record<Name, string>): Record<Name, number | null> {
  const number = (text: string) => (text.trim() === "" ? null : Number(text))
  return {
    minimum: number(typed.minimum),
    maximum: number(typed.maximum),
    multiple: number(typed.multiple),
    carton: number(typed.carton),
  }
}

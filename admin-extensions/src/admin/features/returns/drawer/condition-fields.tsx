import { Hint, Input, Label, Text } from "@medusajs/ui"
import { useTranslation } from "react-i18next"
import type { ReturnedLine, TypedCondition } from "./typed-received"

type ConditionFieldsProps = {
  line: ReturnedLine
  typed: TypedCondition
  isWrong: boolean
  onChange: (typed: TypedCondition) => void
}

/** How many pieces of a line arrived good, and how many damaged. */
export function ConditionFields({ line, typed, isWrong, onChange }: ConditionFieldsProps) {
  const { t } = useTranslation("shop")
  const { id, productName, sku, qty } = line
  const hint = `condition-${id}-hint`
  return (
    <fieldset className="border-ui-border-base border-t pt-3">
      <legend className="float-left w-full">
        <Text size="small" leading="compact" className="break-words">
          {productName}
        </Text>
        <Text size="xsmall" className="text-ui-fg-subtle break-words">
          {[sku, t("returns.receive.of", { qty })].filter(Boolean).join(" · ")}
        </Text>
      </legend>
      <div className="clear-left grid grid-cols-2 gap-3 pt-2">
        {(["good", "damaged"] as const).map((name) => (
          <div key={name} className="flex flex-col gap-y-1">
            <Label htmlFor={`${name}-${id}`} size="xsmall">
              {t(`returns.receive.${name}`)}
            </Label>
            <Input
              id={`${name}-${id}`}
              size="small"
              inputMode="numeric"
              autoComplete="off"
              className="text-right tabular-nums"
              value={typed[name]}
              aria-invalid={isWrong || undefined}
              aria-describedby={isWrong ? hint : undefined}
              onChange={({ target }) => onChange(changed(typed, { qty, name, text: target.value }))}
            />
          </div>
        ))}
      </div>
      {isWrong ? (
        <Hint id={hint} role="alert" variant="error">
          {t("returns.receive.whole", { most: qty })}
        </Hint>
      ) : null}
    </fieldset>
  )
}

type Change = { qty: number; name: keyof TypedCondition; text: string }

/** Of pieces that are damaged fewer are good: what is said of the one is taken off the other. */
function changed(typed: TypedCondition, { qty, name, text }: Change): TypedCondition {
  if (name === "good" || !/^\d{1,9}$/.test(text.trim())) return { ...typed, [name]: text }
  const good = Number(typed.good)
  const before = Number(typed.damaged) || 0
  const isFull = Number.isInteger(good) && good + before === qty
  const left = qty - Number(text)
  return { good: isFull && left >= 0 ? String(left) : typed.good, damaged: text }
}

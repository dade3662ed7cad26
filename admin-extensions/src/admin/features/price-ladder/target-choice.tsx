import { Select } from "@medusajs/ui"
import type { HttpTypes } from "@medusajs/types"
import { useTranslation } from "react-i18next"
import { FormField } from "../../components/form-field"
import { type LadderTarget, useCustomerGroups } from "./api"

const EVERYBODY = "everybody"

type TargetChoiceProps = {
  variants: HttpTypes.AdminProductVariant[]
  target: LadderTarget
  onChange: (target: LadderTarget) => void
}

/** Whose prices, and of which variant where there are several. */
export function TargetChoice({ variants, target, onChange }: TargetChoiceProps) {
  const { t } = useTranslation("shop")
  const { data } = useCustomerGroups()
  const groups = (data?.customer_groups ?? []).map(({ id, name }) => [id, name ?? id] as const)
  return (
    <div className="grid gap-4 px-6 py-4 sm:grid-cols-2">
      {variants.length > 1 ? (
        <Choice
          id="ladder-variant"
          label={t("priceLadder.variant")}
          value={target.variantId}
          options={variants.map(({ id, title, sku }) => [id, title ?? sku ?? id])}
          onChange={(variantId) => onChange({ ...target, variantId })}
        />
      ) : null}
      <Choice
        id="ladder-group"
        label={t("priceLadder.for")}
        value={target.groupId ?? EVERYBODY}
        options={[[EVERYBODY, t("priceLadder.everybody")], ...groups]}
        onChange={(id) => onChange({ ...target, groupId: id === EVERYBODY ? null : id })}
      />
    </div>
  )
}

type ChoiceProps = {
  id: string
  label: string
  value: string
  options: (readonly [value: string, text: string])[]
  onChange: (value: string) => void
}

function Choice({ id, label, value, options, onChange }: ChoiceProps) {
  return (
    <FormField id={id} label={label}>
      <Select size="small" value={value} onValueChange={onChange}>
        <Select.Trigger id={id}>
          <Select.Value />
        </Select.Trigger>
        <Select.Content>
          {options.map(([option, text]) => (
            <Select.Item key={option} value={option}>
              {text}
            </Select.Item>
          ))}
        </Select.Content>
      </Select>
    </FormField>
  )
}

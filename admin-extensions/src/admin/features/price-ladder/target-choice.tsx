import type { HttpTypes } from "@medusajs/types"
import { useTranslation } from "react-i18next"
import { Choice } from "../../components/choice"
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

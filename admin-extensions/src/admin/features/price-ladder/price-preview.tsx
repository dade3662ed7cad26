import { Input, Text } from "@medusajs/ui"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import type { PricePreview as Preview } from "../../../../../backend/src/contract/product/staff-ladder"
import { FormField } from "../../components/form-field"
import { useFormats } from "../../platform/formats"
import { type Buyer, type LadderTarget, useCustomers, usePricePreview } from "./api"

const FIRST_QUANTITY = "50"

/** What a customer, or whoever the ladder is for, pays for a quantity, and where that is from. */
export function PricePreview({ target: { variantId, groupId } }: { target: LadderTarget }) {
  const { t } = useTranslation("shop")
  const [quantity, setQuantity] = useState(FIRST_QUANTITY)
  const [email, setEmail] = useState("")
  const { data } = useCustomers(email.trim())
  const customers = data?.customers ?? []
  const customer = customers.find((one) => one.email === email.trim().toLowerCase())
  const ofTarget: Buyer = groupId === null ? {} : { customer_group_id: groupId }
  const buyer = customer ? { customer_id: customer.id } : ofTarget
  const pieces = /^[1-9]\d{0,5}$/.test(quantity.trim()) ? Number(quantity) : 0
  const query = usePricePreview(variantId, { ...buyer, quantity: pieces })
  const isUnknown = email.trim() !== "" && !customer
  return (
    <section className="grid gap-y-4 px-6 py-4" aria-label={t("priceLadder.preview")}>
      <div className="grid gap-4 sm:grid-cols-[2fr_1fr]">
        <FormField
          id="preview-customer"
          label={t("priceLadder.customer")}
          hint={isUnknown ? t("priceLadder.unknownCustomer") : t("priceLadder.customerHint")}
        >
          <Input
            id="preview-customer"
            size="small"
            type="email"
            list="preview-customers"
            autoComplete="off"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </FormField>
        <datalist id="preview-customers">
          {customers.map((one) => (
            <option key={one.id} value={one.email} />
          ))}
        </datalist>
        <FormField id="preview-quantity" label={t("priceLadder.quantity")}>
          <Input
            id="preview-quantity"
            size="small"
            inputMode="numeric"
            value={quantity}
            onChange={(event) => setQuantity(event.target.value)}
          />
        </FormField>
      </div>
      <div role="status">
        {query.data && pieces > 0 && !isUnknown ? (
          <Explained preview={query.data.price_preview} />
        ) : null}
      </div>
    </section>
  )
}

function Explained({ preview }: { preview: Preview }) {
  const { t } = useTranslation("shop")
  const { money } = useFormats()
  const { unit_price, total, currency_code, price_list, customer_groups, from, to } = preview
  const pays = preview.is_tax_inclusive ? "priceLadder.pays" : "priceLadder.paysWithoutTax"
  if (unit_price === null || total === null) return <Text>{t("priceLadder.noPrice")}</Text>
  const rung =
    to === null ? t("priceLadder.rung", { count: from }) : t("priceLadder.range", { from, to })
  const source = price_list
    ? t(`priceLadder.sources.${price_list.type}`, { list: price_list.title })
    : t("priceLadder.sources.base")
  const groups = customer_groups.map(({ name }) => name).join(", ")
  return (
    <>
      <Text weight="plus">
        {t(pays, {
          price: money(unit_price, currency_code),
          total: money(total, currency_code),
        })}
      </Text>
      <Text size="small" className="text-ui-fg-subtle">
        {t("priceLadder.because", { source, rung })}
        {groups ? ` ${t("priceLadder.inGroups", { groups })}` : ""}
      </Text>
    </>
  )
}

import type { ProductDetail } from "@shop/contract/product/product"
import { firstValidQuantity } from "@shop/contract/order/quantity-rule"
import type { UseFormReturn } from "react-hook-form"
import type { z } from "zod"
import { AddressField, NameField, PhoneField } from "@/components/ui/form/person-fields"
import { TextField } from "@/components/ui/form/text-field"
import { useMoney } from "@/platform/money"
import type { purchaseForm } from "../purchase-form"
import type { QuantityProblem } from "../quantity-problem"
import { purchaseText } from "../texts"

type PurchaseForm = UseFormReturn<
  z.input<typeof purchaseForm>,
  unknown,
  z.output<typeof purchaseForm>
>

type PurchaseFieldsProps = {
  form: PurchaseForm
  product: ProductDetail
  /** Of a piece at the quantity that is typed, in major units. */
  price: number
  problem: QuantityProblem | null
  onQuantityChange: () => void
}

export function PurchaseFields({
  form,
  product,
  price,
  problem,
  onQuantityChange,
}: PurchaseFieldsProps) {
  const { register, formState } = form
  const { errors } = formState
  const money = useMoney()
  return (
    <div className="grid gap-4 sm:grid-cols-6">
      <TextField
        label={purchaseText("productName")}
        readOnly
        value={product.productName}
        className="sm:col-span-4"
      />
      <TextField
        label={purchaseText("price")}
        readOnly
        value={money?.(price) ?? ""}
        className="sm:col-span-2 [&_input]:text-right [&_input]:tabular-nums"
      />
      <TextField
        label={purchaseText("quantity")}
        required
        inputMode="numeric"
        autoComplete="off"
        autoFocus
        className="sm:col-span-3 [&_input]:tabular-nums"
        error={errors.qty?.message ?? problem?.sentence}
        hint={errors.qty ? undefined : (problem?.hint ?? ruleOf(product))}
        {...register("qty", { onChange: onQuantityChange })}
      />
      <PhoneField className="sm:col-span-3" error={errors.phone?.message} {...register("phone")} />
      <NameField className="sm:col-span-3" error={errors.name?.message} {...register("name")} />
      <TextField
        label={purchaseText("email")}
        type="email"
        readOnly
        className="sm:col-span-3"
        error={errors.email?.message}
        {...register("email")}
      />
      <AddressField
        className="sm:col-span-6"
        error={errors.address?.message}
        {...register("address")}
      />
    </div>
  )
}

function ruleOf({ minimumQuantity, multiple, qty }: ProductDetail): string {
  const first = firstValidQuantity({ minimum: minimumQuantity, multiple, maximum: null })
  const cartons = multiple > 1 ? purchaseText("inCartons", { multiple }) : ""
  return purchaseText("fromFirst", { first, cartons, qty })
}

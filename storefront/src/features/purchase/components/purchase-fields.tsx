import type { ProductDetail } from "@shop/contract/product/product"
import { firstValidQuantity } from "@shop/contract/order/quantity-rule"
import type { UseFormReturn } from "react-hook-form"
import type { z } from "zod"
import { AddressField, NameField, PhoneField } from "@/components/ui/form/person-fields"
import { WantedPieces } from "@/components/expected/wanted-pieces"
import { TextField } from "@/components/ui/form/text-field"
import { Price } from "@/components/money/price"
import { ReadField } from "@/components/ui/form/read-field"
import { NearestQuantities } from "@/features/basket/line/nearest-quantities"
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
  /** How many are typed; null while it is no quantity that can be ordered. */
  pieces: number | null
  /** The buyer takes one of the quantities that would do. */
  onQuantity: (quantity: number) => void
  onQuantityChange: () => void
}

export function PurchaseFields({
  form,
  product,
  price,
  problem,
  pieces,
  onQuantity,
  onQuantityChange,
}: PurchaseFieldsProps) {
  const { register, formState } = form
  const { errors } = formState
  return (
    <div className="grid gap-4 sm:grid-cols-6">
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-3 border-b border-line pb-4 sm:col-span-6">
        <ReadField label={purchaseText("productName")} className="min-w-0">
          {product.productName}
        </ReadField>
        {product.sku ? <ReadField label={purchaseText("sku")}>{product.sku}</ReadField> : null}
        <ReadField label={purchaseText("price")} className="tabular-nums">
          <Price amount={price} />
        </ReadField>
      </div>
      <div className="sm:col-span-3">
        <TextField
          label={purchaseText("quantity")}
          required
          inputMode="numeric"
          autoComplete="off"
          autoFocus
          className="[&_input]:tabular-nums"
          error={errors.qty?.message ?? problem?.sentence}
          hint={errors.qty ? undefined : (problem?.hint ?? ruleOf(product))}
          // What is typed takes the place of what was filled in.
          onFocus={({ target }) => target.select()}
          {...register("qty", { onChange: onQuantityChange })}
        />
        <p aria-live="polite" className="mt-2 empty:hidden">
          <WantedPieces
            qty={pieces ?? 0}
            available={Number(product.qty)}
            expected={product.expected}
          />
        </p>
        <p aria-live="polite" className="mt-2 flex flex-wrap gap-2 empty:hidden">
          {problem ? (
            <NearestQuantities
              nearest={problem.nearest}
              productName={product.productName}
              onTake={onQuantity}
            />
          ) : null}
        </p>
      </div>
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
  return purchaseText("fromFirst", { first, cartons, qty: Number(qty) })
}

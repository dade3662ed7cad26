import type { UseFormReturn } from "react-hook-form"
import { TextArea, TextField } from "@/components/ui/form/text-field"
import { useAddsTax } from "@/platform/shop-config"
import type { CheckedProductFields, ProductFields } from "../product-form"
import { staffText } from "../texts"

type ProductFieldsProps = {
  form: UseFormReturn<ProductFields, unknown, CheckedProductFields>
}

export function ProductFieldSet({ form }: ProductFieldsProps) {
  const { register, formState } = form
  const { errors } = formState
  const addsTax = useAddsTax()
  return (
    <>
      <TextField
        label={staffText("productNameLabel")}
        required
        autoComplete="off"
        error={errors.productName?.message}
        {...register("productName")}
      />
      <TextArea
        label={staffText("description")}
        required
        rows={4}
        error={errors.description?.message}
        {...register("description")}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={staffText("price")}
          required
          type="number"
          min="0"
          step="any"
          inputMode="decimal"
          autoComplete="off"
          className="[&_input]:tabular-nums"
          hint={addsTax ? staffText("priceWithoutTax") : staffText("priceWithTax")}
          error={errors.price?.message}
          onWheel={keepValue}
          {...register("price")}
        />
        <TextField
          label={staffText("quantity")}
          required
          type="number"
          min="0"
          step="1"
          inputMode="numeric"
          autoComplete="off"
          className="[&_input]:tabular-nums"
          hint={staffText("piecesHint")}
          error={errors.qty?.message}
          onWheel={keepValue}
          {...register("qty")}
        />
      </div>
    </>
  )
}

/** Scrolling over a number field that has the focus would change the number. */
function keepValue({ currentTarget }: { currentTarget: HTMLInputElement }): void {
  currentTarget.blur()
}

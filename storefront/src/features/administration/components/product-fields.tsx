import type { UseFormReturn } from "react-hook-form"
import { TextArea, TextField } from "@/components/ui/form/text-field"
import type { CheckedProductFields, ProductFields } from "../product-form"

type ProductFieldsProps = {
  form: UseFormReturn<ProductFields, unknown, CheckedProductFields>
}

export function ProductFieldSet({ form }: ProductFieldsProps) {
  const { register, formState } = form
  const { errors } = formState
  return (
    <>
      <TextField
        label="Product name"
        required
        autoComplete="off"
        error={errors.productName?.message}
        {...register("productName")}
      />
      <TextArea
        label="Description"
        required
        rows={4}
        error={errors.description?.message}
        {...register("description")}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Price"
          required
          type="number"
          min="0"
          step="any"
          inputMode="decimal"
          autoComplete="off"
          className="[&_input]:tabular-nums"
          hint="For one piece, tax included"
          error={errors.price?.message}
          onWheel={keepValue}
          {...register("price")}
        />
        <TextField
          label="Quantity"
          required
          type="number"
          min="0"
          step="1"
          inputMode="numeric"
          autoComplete="off"
          className="[&_input]:tabular-nums"
          hint="Pieces that can be ordered now"
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

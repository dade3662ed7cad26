import { zodResolver } from "@hookform/resolvers/zod"
import type { Product, SaveProduct } from "@shop/contract/product/product"
import { useState } from "react"
import { useForm } from "react-hook-form"
import { FieldInputs } from "@/components/fields/declared-inputs"
import { useDraft } from "@/components/ui/dialog/draft"
import { showFieldErrors } from "@/components/ui/form/field-errors"
import { FormFooter } from "@/components/ui/form/form-footer"
import { messageOf } from "@/platform/api/api-error"
import { isAtFields } from "@/platform/fields/declared-fields"
import { useFieldInput } from "@/platform/fields/field-input"
import { useStaffFields } from "@/platform/fields/staff-fields"
import { productForm, type CheckedProductFields, type ProductFields } from "../product-form"
import { useImageUpload } from "../use-image-upload"
import { ImageField } from "./image-field"
import { ProductFieldSet } from "./product-fields"

type ProductDialogFormProps = {
  /** The product that is changed, undefined for a new one. */
  product?: Product
  submit: string
  /** `newStock`: whether the quantity was typed, or is still the one that the form came with. */
  save: (product: SaveProduct, newStock: boolean) => Promise<unknown>
  onBusy: (busy: boolean) => void
  onCancel: () => void
  onSaved: () => void
}

const FIELDS = ["productName", "description", "price", "qty", "image"] as const

/** A product's form: first its picture is stored, then the product. What was typed outlives a failure. */
export function ProductDialogForm({ product, save, ...props }: ProductDialogFormProps) {
  const { onBusy, onCancel, onSaved } = props
  const current = product?.image ?? ""
  const [failure, setFailure] = useState("")
  const { percent, upload } = useImageUpload()
  const form = useForm<ProductFields, unknown, CheckedProductFields>({
    resolver: zodResolver(productForm(current !== "")),
    defaultValues: {
      productName: product?.productName ?? "",
      description: product?.description ?? "",
      price: product?.price ?? "",
      qty: product?.qty ?? "",
    },
  })
  const { setError } = form
  const { isSubmitting, dirtyFields } = form.formState
  const asked = useStaffFields().filter(({ of, isChangeable }) => of === "product" && isChangeable)
  const { complain, ...input } = useFieldInput(product)
  const changed = asked.filter(
    ({ field }) => input.values[field] !== (product && Reflect.get(product, field)),
  )
  const leave = useDraft(Object.keys(dirtyFields).length + changed.length > 0)

  async function send({ image, ...fields }: CheckedProductFields) {
    const address = image ? await storedImage(image) : current
    if (address === null) return
    complain()
    // What is empty now is taken away.
    const declared = Object.fromEntries(
      changed.map(({ field }) => [field, input.values[field] ?? null]),
    )
    try {
      await save({ ...declared, ...fields, image: address }, dirtyFields.qty === true)
      onSaved()
    } catch (error) {
      const codes = { product_name_taken: "productName" } as const
      complain(error)
      if (isAtFields(error, asked)) return
      if (!showFieldErrors(error, { setError, fields: FIELDS, codes })) setFailure(messageOf(error))
    }
  }

  async function storedImage(file: File): Promise<string | null> {
    try {
      return await upload(file)
    } catch (error) {
      setError("image", { type: "server", message: messageOf(error) }, { shouldFocus: true })
      return null
    }
  }

  const submit = form.handleSubmit(async (fields) => {
    setFailure("")
    onBusy(true)
    await send(fields)
    onBusy(false)
  })

  return (
    <form noValidate className="space-y-4" onSubmit={(event) => void submit(event)}>
      <ProductFieldSet form={form} />
      <ImageField form={form} current={current} percent={percent} />
      <FieldInputs fields={asked} input={input} />
      <FormFooter busy={isSubmitting} failure={failure} onCancel={() => leave(onCancel)}>
        {props.submit}
      </FormFooter>
    </form>
  )
}

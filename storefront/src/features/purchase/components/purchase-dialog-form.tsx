import { zodResolver } from "@hookform/resolvers/zod"
import { useState } from "react"
import { useForm, useWatch } from "react-hook-form"
import type { User } from "@shop/contract/account/user"
import type { ProductDetail } from "@shop/contract/product/product"
import { Price } from "@/components/money/price"
import { useDraft } from "@/components/ui/dialog/draft"
import { toast } from "@/components/ui/feedback/toast"
import { FormFooter } from "@/components/ui/form/form-footer"
import { messageOf } from "@/platform/api/api-error"
import { multiplied } from "@/platform/money-format"
import { idempotencyKey, usePlaceOrder } from "../api"
import { purchaseForm } from "../purchase-form"
import { quantityProblem, type QuantityProblem, refusedQuantity } from "../quantity-problem"
import { PurchaseFields } from "./purchase-fields"

type PurchaseDialogFormProps = {
  product: ProductDetail
  buyer: { email: string; displayName: string; user: User | null }
  onCancel: () => void
  onPlaced: () => void
}

/** The order's form: it checks what it can, the shop decides the rest. */
export function PurchaseDialogForm({
  product,
  buyer,
  onCancel,
  onPlaced,
}: PurchaseDialogFormProps) {
  const [key] = useState(idempotencyKey)
  const [problem, setProblem] = useState<QuantityProblem | null>(null)
  const [failure, setFailure] = useState("")
  const place = usePlaceOrder()
  const form = useForm({
    resolver: zodResolver(purchaseForm),
    defaultValues: {
      name: buyer.displayName,
      email: buyer.email,
      qty: "",
      phone: buyer.user?.phone ?? "",
      address: buyer.user?.address ?? "",
    },
  })

  const { isSubmitting, isDirty } = form.formState
  const leave = useDraft(isDirty)
  const quantity = useWatch({ control: form.control, name: "qty" })

  const submit = form.handleSubmit(async (fields) => {
    const refused = quantityProblem(fields.qty, product)
    setProblem(refused)
    setFailure("")
    if (refused) return form.setFocus("qty")
    const { _id: productId, productName, price } = product
    const total = String(multiplied(price, fields.qty))
    try {
      await place.mutateAsync({
        purchase: { ...fields, productId, productName, price, total },
        idempotencyKey: key,
      })
      toast.success("Order Successfully Placed")
      onPlaced()
    } catch (error) {
      const refusal = refusedQuantity(error)
      setProblem(refusal)
      setFailure(refusal ? "" : messageOf(error))
    }
  })

  return (
    <form noValidate className="space-y-5" onSubmit={(event) => void submit(event)}>
      <PurchaseFields
        form={form}
        product={product}
        problem={problem}
        onQuantityChange={() => setProblem(null)}
      />
      <PurchaseTotal price={product.price} quantity={quantity} />
      <FormFooter busy={isSubmitting} failure={failure} onCancel={() => leave(onCancel)}>
        Place order
      </FormFooter>
    </form>
  )
}

type PurchaseTotalProps = { price: number; quantity: unknown }

/** price × quantity while the buyer types. */
function PurchaseTotal({ price, quantity }: PurchaseTotalProps) {
  const pieces = Number(quantity)
  const known = Number.isInteger(pieces) && pieces > 0
  return (
    <p className="flex items-baseline justify-between gap-4 border-t border-line pt-4">
      <span className="lettering text-muted">Total Price</span>
      <output className="text-2xl font-semibold tabular-nums">
        {known ? <Price amount={multiplied(price, pieces)} /> : "–"}
      </output>
    </p>
  )
}

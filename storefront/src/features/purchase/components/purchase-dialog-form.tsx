import { zodResolver } from "@hookform/resolvers/zod"
import type { ProductDetail } from "@shop/contract/product/product"
import type { User } from "@shop/contract/account/user"
import { useState } from "react"
import { useForm, useWatch } from "react-hook-form"
import { useDraft } from "@/components/ui/dialog/draft"
import { Notice } from "@/components/ui/feedback/notice"
import { SubmitButton } from "@/components/ui/form/submit-button"
import { toast } from "@/components/ui/feedback/toast"
import { messageOf } from "@/platform/api/api-error"
import { multiplied } from "@/platform/money-format"
import { idempotencyKey } from "../idempotency-key"
import { usePlaceOrder } from "../place-order"
import { purchaseForm } from "../purchase-form"
import { quantityProblem, refusedQuantity, type QuantityProblem } from "../quantity-problem"
import { PurchaseFields } from "./purchase-fields"
import { PurchaseTotal } from "./purchase-total"

type PurchaseDialogFormProps = {
  product: ProductDetail
  buyer: { email: string; displayName: string; user: User | null }
  onCancel: () => void
  onPlaced: () => void
}

/** The order's form: what can be told here is told here, the rest the shop decides. */
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
      {failure ? <Notice tone="error" title={failure} /> : null}
      <div className="flex justify-end gap-3">
        <button
          type="button"
          className="btn"
          disabled={isSubmitting}
          onClick={() => leave(onCancel)}
        >
          Cancel
        </button>
        <SubmitButton busy={isSubmitting}>Place order</SubmitButton>
      </div>
    </form>
  )
}

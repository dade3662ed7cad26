import { zodResolver } from "@hookform/resolvers/zod"
import { useState } from "react"
import { useForm, useWatch } from "react-hook-form"
import type { User } from "@shop/contract/account/user"
import type { Order } from "@shop/contract/order/order"
import { firstValidQuantity } from "@shop/contract/order/quantity-rule"
import { unitPriceAt } from "@shop/contract/product/price-ladder"
import type { ProductDetail } from "@shop/contract/product/product"
import { DeclaredInputs } from "@/components/fields/declared-inputs"
import { AddedLines } from "@/components/money/added-lines"
import { useDraft } from "@/components/ui/dialog/draft"
import { toast } from "@/components/ui/feedback/toast"
import { FormFooter } from "@/components/ui/form/form-footer"
import { useSettled } from "@/components/ui/form/use-settled"
import {
  forgetAddedLines,
  readAddedTotal,
  useAddedLines,
} from "@/features/basket/added/added-lines"
import { ApiError, messageOf } from "@/platform/api/api-error"
import { isAtFields, useDeclaredFields } from "@/platform/fields/declared-fields"
import type { LineInputs } from "@/platform/fields/line-inputs"
import { idempotencyKey } from "@/platform/idempotency-key"
import { multiplied } from "@/platform/format/money-format"
import { useOrderExtras } from "@/platform/slots/order-input"
import { Slot } from "@/platform/slots/slot"
import { usePlaceOrder } from "../api"
import { purchaseForm } from "../purchase-form"
import {
  quantityProblem,
  type QuantityProblem,
  refusedQuantity,
  typedProblem,
} from "../quantity-problem"
import { NextRungHint } from "./next-rung-hint"
import { PurchaseFields } from "./purchase-fields"
import { PurchaseTotal } from "./purchase-total"
import { purchaseText } from "../texts"

type PurchaseDialogFormProps = {
  product: ProductDetail
  buyer: { email: string; displayName: string; user: User | null }
  onCancel: () => void
  onPlaced: (order: Order) => void
  /** Has the part read anew. */
  onPriceChanged: () => Promise<unknown>
}

/** The order's form: it checks what it can, the shop decides the rest. */
export function PurchaseDialogForm({
  product,
  buyer,
  onCancel,
  onPlaced,
  onPriceChanged,
}: PurchaseDialogFormProps) {
  const [key] = useState(idempotencyKey)
  const [refused, setRefused] = useState<QuantityProblem | null>(null)
  const [failure, setFailure] = useState("")
  const place = usePlaceOrder()
  const extras = useOrderExtras()
  const declared = [...useDeclaredFields("order"), ...useDeclaredFields("orderLine")]
  const form = useForm({
    resolver: zodResolver(purchaseForm),
    defaultValues: {
      name: buyer.displayName,
      email: buyer.email,
      qty: String(firstOf(product)),
      phone: buyer.user?.phone ?? "",
      address: buyer.user?.address ?? "",
    },
  })

  const { isSubmitting, isDirty } = form.formState
  const leave = useDraft(isDirty || extras.lines.isFilled || Object.keys(extras.body).length > 0)
  const typed = String(useWatch({ control: form.control, name: "qty" }))
  const wrong = typedProblem(typed, product)
  // Said once the hand rests: the first figure of a number is no wrong number.
  const said = useSettled(typed) === typed ? wrong : null
  const problem = refused ?? said
  const pieces = wrong ? null : piecesOf(typed)
  const shownPrice = priceAt(product, piecesOf(typed) ?? 0)
  const linesOf = (qty: number, fields: LineInputs["values"]) =>
    qty > 0 ? [{ productId: product._id, qty, fields: fields[product._id] ?? {} }] : []
  const asked = useSettled(pieces)
  const draft = {
    lines: linesOf(asked ?? 0, useSettled(extras.lines.values)),
    extras: useSettled(extras.body),
  }
  const added = useAddedLines(draft, asked !== pieces)

  const submit = form.handleSubmit(async (fields) => {
    setRefused(null)
    setFailure("")
    extras.complain()
    if (quantityProblem(fields.qty, product)) return form.setFocus("qty")
    const { _id: productId, productName } = product
    const price = priceAt(product, fields.qty)
    try {
      const now = { lines: linesOf(fields.qty, extras.lines.values), extras: extras.body }
      const added = await readAddedTotal(buyer.email, now)
      const total = String(multiplied(price, fields.qty) + added)
      const order = await place.mutateAsync({
        purchase: {
          ...extras.lines.valuesOf(product._id),
          ...extras.body,
          ...fields,
          productId,
          productName,
          price,
          total,
        },
        idempotencyKey: key,
      })
      toast.success(purchaseText("orderPlaced"))
      onPlaced(order)
    } catch (error) {
      const refusal = refusedQuantity(error)
      setRefused(refusal)
      setFailure(refusal || isAtFields(error, declared) ? "" : messageOf(error))
      extras.complain(error)
      if (isPriceChanged(error)) await Promise.all([onPriceChanged(), forgetAddedLines()])
    }
  })

  function take(quantity: number) {
    setRefused(null)
    form.setValue("qty", String(quantity), { shouldDirty: true, shouldValidate: true })
  }

  return (
    <form noValidate className="space-y-5" onSubmit={(event) => void submit(event)}>
      <PurchaseFields
        form={form}
        product={product}
        price={shownPrice}
        problem={problem}
        pieces={pieces}
        onQuantity={take}
        onQuantityChange={() => setRefused(null)}
      />
      <NextRungHint product={product} pieces={pieces} onTake={take} />
      <DeclaredInputs of="orderLine" input={extras.lines.inputOf(product._id)} />
      <DeclaredInputs of="order" input={extras.fields} />
      <Slot
        at="purchase-form"
        with={{ product, quantity: pieces, ...extras.input }}
        className="space-y-4"
      />
      <AddedLines lines={added.lines} />
      <PurchaseTotal price={shownPrice} pieces={pieces} added={added.total} isOld={added.isOld} />
      <FormFooter busy={isSubmitting} failure={failure} onCancel={() => leave(onCancel)}>
        {purchaseText("placeOrder")}
      </FormFooter>
    </form>
  )
}

/** The quantity that is typed; null while it is none. */
function piecesOf(typed: unknown): number | null {
  const pieces = Number(typed)
  return Number.isInteger(pieces) && pieces > 0 ? pieces : null
}

/** The least that one order takes. */
function firstOf({ minimumQuantity: minimum, multiple }: ProductDetail): number {
  return firstValidQuantity({ minimum, multiple, maximum: null })
}

function priceAt({ ladder, price }: ProductDetail, pieces: number): number {
  return unitPriceAt(ladder, pieces) ?? price
}

function isPriceChanged(error: unknown): boolean {
  return error instanceof ApiError && error.code === "price_changed"
}

import { zodResolver } from "@hookform/resolvers/zod"
import { useState } from "react"
import { useForm, useWatch } from "react-hook-form"
import type { User } from "@shop/contract/account/user"
import { unitPriceAt } from "@shop/contract/product/price-ladder"
import type { ProductDetail } from "@shop/contract/product/product"
import { DeclaredInputs } from "@/components/fields/declared-inputs"
import { AddedLines } from "@/components/money/added-lines"
import { PlusTax } from "@/components/money/plus-tax"
import { Price } from "@/components/money/price"
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
import { multiplied } from "@/platform/money-format"
import { useOrderExtras } from "@/platform/slots/order-input"
import { Slot } from "@/platform/slots/slot"
import { usePlaceOrder } from "../api"
import { purchaseForm } from "../purchase-form"
import { quantityProblem, type QuantityProblem, refusedQuantity } from "../quantity-problem"
import { NextRungHint } from "./next-rung-hint"
import { PurchaseFields } from "./purchase-fields"
import { purchaseText } from "../texts"

type PurchaseDialogFormProps = {
  product: ProductDetail
  buyer: { email: string; displayName: string; user: User | null }
  onCancel: () => void
  onPlaced: () => void
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
  const [problem, setProblem] = useState<QuantityProblem | null>(null)
  const [failure, setFailure] = useState("")
  const place = usePlaceOrder()
  const extras = useOrderExtras()
  const declared = [...useDeclaredFields("order"), ...useDeclaredFields("orderLine")]
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
  const leave = useDraft(isDirty || extras.lines.isFilled || Object.keys(extras.body).length > 0)
  const pieces = piecesOf(useWatch({ control: form.control, name: "qty" }))
  const shownPrice = priceAt(product, pieces ?? 0)
  const linesOf = (qty: number, fields: LineInputs["values"]) =>
    qty > 0 ? [{ productId: product._id, qty, fields: fields[product._id] ?? {} }] : []
  const asked = useSettled(pieces)
  const draft = {
    lines: linesOf(asked ?? 0, useSettled(extras.lines.values)),
    extras: useSettled(extras.body),
  }
  const added = useAddedLines(draft, asked !== pieces)

  const submit = form.handleSubmit(async (fields) => {
    const refused = quantityProblem(fields.qty, product)
    setProblem(refused)
    setFailure("")
    extras.complain()
    if (refused) return form.setFocus("qty")
    const { _id: productId, productName } = product
    const price = priceAt(product, fields.qty)
    try {
      const now = { lines: linesOf(fields.qty, extras.lines.values), extras: extras.body }
      const added = await readAddedTotal(buyer.email, now)
      const total = String(multiplied(price, fields.qty) + added)
      await place.mutateAsync({
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
      onPlaced()
    } catch (error) {
      const refusal = refusedQuantity(error)
      setProblem(refusal)
      setFailure(refusal || isAtFields(error, declared) ? "" : messageOf(error))
      extras.complain(error)
      if (isPriceChanged(error)) await Promise.all([onPriceChanged(), forgetAddedLines()])
    }
  })

  return (
    <form noValidate className="space-y-5" onSubmit={(event) => void submit(event)}>
      <PurchaseFields
        form={form}
        product={product}
        price={shownPrice}
        problem={problem}
        onQuantityChange={() => setProblem(null)}
      />
      <NextRungHint
        product={product}
        pieces={pieces}
        onTake={(from) => form.setValue("qty", String(from), { shouldDirty: true })}
      />
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

type PurchaseTotalProps = { price: number; pieces: number | null; added: number; isOld: boolean }

/** price × quantity and what is added, while the buyer types; pale until that is of all of them. */
function PurchaseTotal({ price, pieces, added, isOld }: PurchaseTotalProps) {
  return (
    <p className="flex items-baseline justify-between gap-4 border-t border-line pt-4">
      <span className="lettering text-muted">{purchaseText("totalPrice")}</span>
      <output
        aria-busy={isOld}
        className="text-2xl font-semibold tabular-nums transition-colors aria-busy:text-muted"
      >
        {pieces === null ? (
          "–"
        ) : (
          <>
            <Price amount={multiplied(price, pieces) + added} />
            <PlusTax />
          </>
        )}
      </output>
    </p>
  )
}

/** The quantity that is typed; null while it is none. */
function piecesOf(typed: unknown): number | null {
  const pieces = Number(typed)
  return Number.isInteger(pieces) && pieces > 0 ? pieces : null
}

function priceAt({ ladder, price }: ProductDetail, pieces: number): number {
  return unitPriceAt(ladder, pieces) ?? price
}

function isPriceChanged(error: unknown): boolean {
  return error instanceof ApiError && error.code === "price_changed"
}

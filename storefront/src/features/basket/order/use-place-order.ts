import { useQueryClient } from "@tanstack/react-query"
import { useRef } from "react"
import { toast } from "@/components/ui/feedback/toast"
import { useInvalidateOrders } from "@/features/orders/api"
import type { LineInputs } from "@/platform/fields/line-inputs"
import { idempotencyKey } from "@/platform/idempotency-key"
import { multiplied } from "@/platform/format/money-format"
import { forgetAddedLines, readAddedTotal } from "../added/added-lines"
import { basketKeys, ownBasketQuery } from "../api"
import { linesToPlace, placeOrderOfLines, type Buyer } from "./place-order"
import { refusedLines, type RefusedLine } from "./refused-lines"
import { tryChange } from "../change/try-change"
import { basketText } from "../texts"

type Placed =
  | { kind: "placed"; orderId: string }
  /** Nothing was sent: a part has to be mended before. */
  | { kind: "mend"; productId: string }
  | {
      kind: "refused"
      error: unknown
      lines: readonly RefusedLine[]
      /** What was sent, by whose places the error names lines. */
      sent: readonly { productId: string }[]
    }

type FieldsOf = LineInputs["valuesOf"]

/**
 * Places an order of the whole basket and takes what was ordered out of it. What was put in meanwhile
 * stays there.
 */
export function usePlaceOrder(): (buyer: Buyer, fieldsOf: FieldsOf) => Promise<Placed> {
  const queryClient = useQueryClient()
  const invalidateOrders = useInvalidateOrders()
  const sent = useRef({ what: "", key: "" })

  /** The same order sent again goes by the same key. */
  function keyOf(what: string): string {
    if (sent.current.what !== what) sent.current = { what, key: idempotencyKey() }
    return sent.current.key
  }

  return async (buyer, fieldsOf) => {
    const basket = await linesToPlace(buyer.email)
    const wrong = basket.find(({ status }) => status !== "ok")
    if (wrong) return { kind: "mend", productId: wrong.productId }
    const lines = basket.map(({ productId, qty, unitPrice }) => ({
      productId,
      qty,
      price: unitPrice ?? 0,
      fields: fieldsOf(productId),
    }))
    try {
      const { name: _, email, phone: __, address: ___, ...extras } = buyer
      const added = await readAddedTotal(email, { lines, extras })
      const total = lines.reduce((sum, { qty, price }) => sum + multiplied(price, qty), added)
      const key = keyOf(JSON.stringify({ buyer, lines, total }))
      const { _id } = await placeOrderOfLines(buyer, { lines, total, idempotencyKey: key })
      toast.success(basketText("orderPlaced"))
      await tryChange({ kind: "take", lines: basket })
      return { kind: "placed", orderId: _id }
    } catch (error) {
      // The refusal names what is another than it was seen: the basket says what it is now.
      await queryClient.invalidateQueries({ queryKey: basketKeys.own(buyer.email) })
      void forgetAddedLines()
      const now = queryClient.getQueryData(ownBasketQuery(buyer.email).queryKey)
      const named = refusedLines(error, { sent: lines, basket: now?.lines ?? [] })
      return { kind: "refused", error, lines: named, sent: lines }
    } finally {
      void invalidateOrders()
    }
  }
}

import type { FieldOwner } from "../../contract/shop/declared-field"
import { createProduct } from "../create-product"
import { placeOrder } from "../place-order"
import type { AdditionalData } from "./points"
import type { HandlerContext, Keep } from "./registry"

type Kept<Value> = { name: string; of: FieldOwner; field: string; keep: Keep<Value> }

/** A thing that has come into being, and what was sent of it. */
type Made = { id: string; data: AdditionalData }

/**
 * Writes what a plugin keeps in a table of its own of what is made now, before the plugin's own
 * handlers, which may read it; answers what takes that out again. What has no point at which it is
 * made is written by its own workflow.
 */
export function writesItself<Value>({ name, of, field, keep }: Kept<Value>): (() => void)[] {
  const place = { name, order: Number.MIN_SAFE_INTEGER, undo: removeAll }
  const write = (made: Made[], context: HandlerContext) => writeAll(made, context)
  if (of === "order") {
    const handler = ({ order_id, additional_data: data }: OrderMade, context: HandlerContext) =>
      write([{ id: order_id, data }], context)
    return [placeOrder.placed({ ...place, handler })]
  }
  if (of === "orderLine") {
    const handler = ({ lines }: LinesMade, context: HandlerContext) => {
      const made = lines.map(({ id, additional_data: data }) => ({ id, data }))
      return write(made, context)
    }
    return [placeOrder.placed({ ...place, handler })]
  }
  if (of === "product") {
    const handler = ({ product_id, additional_data: data }: ProductMade, context: HandlerContext) =>
      write([{ id: product_id, data }], context)
    return [createProduct.created({ ...place, handler })]
  }
  return []

  async function writeAll(made: Made[], context: HandlerContext): Promise<string[]> {
    const given = made.filter(({ data }) => data[field] !== undefined && data[field] !== null)
    const ids = given.map(({ id }) => id)
    try {
      for (const { id, data } of given) {
        await keep.write({ id, value: data[field] as Value }, context)
      }
    } catch (error) {
      // What fails is not undone.
      await keep.remove(ids, context)
      throw error
    }
    return ids
  }

  async function removeAll(ids: string[], context: HandlerContext): Promise<void> {
    if (ids.length > 0) await keep.remove(ids, context)
  }
}

type OrderMade = { order_id: string; additional_data: AdditionalData }
type LinesMade = { lines: readonly { id: string; additional_data: AdditionalData }[] }
type ProductMade = { product_id: string; additional_data: AdditionalData }

import type { FieldOwner } from "../contract/shop/declared-field"
import { placeOrder } from "./place-order"
import type { AdditionalData, PlacedOrder } from "./points"
import type { Keep } from "./registry"

type Kept<Value> = { name: string; of: FieldOwner; field: string; keep: Keep<Value> }
type Named = { id: string; data: AdditionalData }

/** The things that come into being with an order, and what was sent of each. */
const NEW_WITH_ORDER: Readonly<Partial<Record<FieldOwner, (placed: PlacedOrder) => Named[]>>> = {
  order: ({ order_id, additional_data }) => [{ id: order_id, data: additional_data }],
  orderLine: ({ lines }) => lines.map(({ id, additional_data }) => ({ id, data: additional_data })),
}

/**
 * Writes what a plugin keeps in a table of its own of an order or its lines, before the plugin's own
 * handlers, which may read it. Other things are written by their own workflows.
 */
export function writesItself<Value>({ name, of, field, keep }: Kept<Value>): (() => void)[] {
  const newOf = NEW_WITH_ORDER[of]
  if (!newOf) return []
  const takeOut = placeOrder.placed<string[]>({
    name,
    order: Number.MIN_SAFE_INTEGER,
    handler: async (placed, context) => {
      const given = newOf(placed).filter(({ data }) => isGiven(data[field]))
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
    },
    undo: async (ids, context) => {
      if (ids.length > 0) await keep.remove(ids, context)
    },
  })
  return [takeOut]
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null
}

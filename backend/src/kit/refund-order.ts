import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { Refusal } from "./refusal"

export type WantedRefund = {
  /** The plugin's name, as in its package.json. */
  name: string
  /** The plugin's own name for this refund: money goes back once for it, however often it is asked. */
  key: string
  order_id: string
  /** Major units. */
  amount: number
  /** For staff, in Medusa Admin beside the refund. */
  note?: string
  /** Who of the staff decided on it. */
  created_by?: string
}

/**
 * `booked`: the money is on its way back, and in the order's books. `open`: it is written down, and
 * the shop goes on asking the provider. `refused`: the provider will not; another try needs a key of
 * its own.
 */
export type RefundState = "booked" | "open" | "refused"

export const REFUND_WORKFLOW = "refund-order-by-key"

/** Nothing was written down, and nobody failed. */
const REFUSED = ["refund_too_large", "refund_in_progress", "order_in_edit"]

/**
 * Gives back a part of what was paid for an order, once for its key: asked again, after a kill too,
 * it answers how that refund stands. Throws a Refusal where nothing was written down: the order has
 * no payment with so much left, is being edited, or a refund of the payment is under way.
 */
export async function refundOrder(
  container: MedusaContainer,
  wanted: WantedRefund,
): Promise<RefundState> {
  const engine = container.resolve(Modules.WORKFLOW_ENGINE)
  try {
    const { result } = await engine.run(REFUND_WORKFLOW, { input: wanted })
    return (result as { status: RefundState }).status
  } catch (error) {
    const { code = "", message = "" } = (error ?? {}) as { code?: string; message?: string }
    if (REFUSED.includes(code)) throw new Refusal({ code, message, status: 409 })
    throw error
  }
}

import { MedusaError } from "@medusajs/framework/utils"
import { NOT_ENOUGH_STOCK } from "../modules/order-guard/stock-guard"

/** Whether pieces are gone that somebody was to have: by the database's guard, or by Medusa's own look. */
export function isShortOfStock(error: unknown): boolean {
  if (typeof error !== "object" || error === null) return false
  const { code, message } = error as { code?: unknown; message?: unknown }
  return (
    code === NOT_ENOUGH_STOCK ||
    code === MedusaError.Codes.INSUFFICIENT_INVENTORY ||
    String(message).startsWith("Not enough stock available")
  )
}

import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { z } from "@medusajs/framework/zod"
import { dayText } from "../../../contract/order/due-dates"
import { ShopError } from "../../../errors/shop-error"
import { readWaitingLines } from "../../../queries/expected-goods/waiting-pieces"

const wanted = z.object({
  items: z.array(z.object({ id: z.string(), quantity: z.number() })),
})

/**
 * Medusa's fulfilment takes all that is reserved, and a reservation may be of pieces that are yet to
 * come. Throws ShopError `waits_for_goods`; what is no such body Medusa itself refuses.
 */
export async function refuseWaitingPieces(
  { scope, params, body }: MedusaRequest,
  _res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const { data } = wanted.safeParse(body)
  const lines = data ? await readWaitingLines(scope, params.id ?? "") : []
  for (const { id, name, there, waiting: pieces, due } of lines) {
    const asked = data?.items.filter((item) => item.id === id) ?? []
    if (asked.reduce((sum, { quantity }) => sum + quantity, 0) <= there) continue
    const facts = { name, there, pieces, day: dayText(due) }
    throw new ShopError("waits_for_goods", { variant: "some", facts })
  }
  next()
}

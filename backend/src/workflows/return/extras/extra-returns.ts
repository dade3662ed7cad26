import type { MedusaContainer } from "@medusajs/framework/types"
import { randomUUID } from "node:crypto"
import { ShopError } from "../../../errors/shop-error"
import { extraOf } from "../../../queries/return/extras"
import { named } from "../../plugin-handlers/named"

type Wish = {
  order_id: string
  customer_id: string
  id: string
  qty: number
  idempotency_key: string | undefined
}

/**
 * Asks back what a plugin takes, once under a key: the plugin keeps it, in a workflow of its own. Throws
 * ShopError `extra_not_returnable`, and what the plugin refuses it with.
 */
export async function askExtra(
  container: MedusaContainer,
  { id, idempotency_key, ...wish }: Wish,
): Promise<void> {
  const extra = extraOf(id)
  if (!extra) throw new ShopError("extra_not_returnable")
  const { plugin, own: key } = extra
  const once = idempotency_key ?? randomUUID()
  await named({ name: plugin.name, place: "the asking for a return" }, async () =>
    plugin.ask({ ...wish, key, once }, { container }),
  )
}

/** Staff say how many of what a plugin waits for arrived. Throws as askExtra. */
export async function receiveExtra(
  container: MedusaContainer,
  { id, ...receipt }: { id: string; qty: number; received_by: string },
): Promise<void> {
  const extra = extraOf(id)
  if (!extra) throw new ShopError("return_not_found")
  const { plugin, own } = extra
  await named({ name: plugin.name, place: "the receipt of a return" }, async () =>
    plugin.receive({ ...receipt, id: own }, { container }),
  )
}

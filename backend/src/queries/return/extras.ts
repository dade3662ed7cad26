import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { orderNumber } from "../../contract/order/order-number"
import type { OrderReturns } from "../../contract/return/order-return"
import type { StaffExtras } from "../../contract/return/staff-return"
import { asError } from "../../errors/as-error"
import { kebabOf } from "../../kit/registry/plugin-name"
import { knownReturns } from "../../kit/registry/registry"
import type { KnownReturns, ReturnedThing } from "../../kit/registry/returned-things"
import { queryPrepared } from "../database/prepared-query"

/** Staff answer the oldest first; the others follow. */
const MOST_WAITING = 200

/** What the shop calls a plugin's thing by: `halden-core-deposit:corret_1`. */
export function extraId({ name }: Pick<KnownReturns, "name">, own: string): string {
  return `${kebabOf(name)}:${own}`
}

/** The plugin of such an id, and its own name of the thing; undefined where none knows it. */
export function extraOf(id: string): { plugin: KnownReturns; own: string } | undefined {
  const [start = "", ...rest] = id.split(":")
  const plugin = knownReturns().find(({ name }) => kebabOf(name) === start)
  return plugin && { plugin, own: rest.join(":") }
}

type OfOrder = { order_id: string; customer_id: string | null }

/** What plugins take back of an order, and what was asked back of them. */
export async function readExtras(
  container: MedusaContainer,
  order: OfOrder,
): Promise<Pick<OrderReturns, "extras" | "extraReturns">> {
  const found = await ofEach(container, async (plugin) => {
    const [may, was] = await Promise.all([
      plugin.returnable(order, { container }),
      plugin.returned(order, { container }),
    ])
    return {
      extras: may.map(({ key, ...thing }) => ({ id: extraId(plugin, key), ...thing })),
      extraReturns: was.map(({ order_id: _, id, ...thing }) => ({
        id: extraId(plugin, id),
        ...thing,
      })),
    }
  })
  return {
    extras: found.flatMap(({ extras }) => extras),
    extraReturns: found.flatMap(({ extraReturns }) => extraReturns),
  }
}

const NUMBERS = `select id, display_id from "order" where id = any(cast(:ids as text[]))`

/** What plugins wait for, the oldest first. */
export async function readWaitingExtras(
  container: MedusaContainer,
): Promise<StaffExtras["extras"]> {
  const found = await ofEach(container, async (plugin) => {
    const rows = await plugin.waiting(MOST_WAITING, { container })
    return rows.map((row) => ({ ...row, id: extraId(plugin, row.id), plugin: plugin.name }))
  })
  const rows = found.flat().toSorted(byTime)
  const ids = [...new Set(rows.map(({ order_id }) => order_id))]
  type Numbered = { id: string; display_id: number }
  const orders = ids.length > 0 ? await queryPrepared<Numbered>(container, NUMBERS, { ids }) : []
  const numbers = new Map(orders.map((order) => [order.id, orderNumber(order)]))
  return rows.map((row) => ({ ...row, order_number: numbers.get(row.order_id) ?? "" }))
}

function byTime(one: ReturnedThing, other: ReturnedThing): number {
  return one.requestedAt < other.requestedAt ? -1 : 1
}

/** One plugin that fails leaves the shop's own returns and those of the others. */
async function ofEach<Found>(
  container: MedusaContainer,
  read: (plugin: KnownReturns) => Promise<Found>,
): Promise<Found[]> {
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  const found = await Promise.all(
    knownReturns().map(async (plugin) => {
      try {
        return [await read(plugin)]
      } catch (error) {
        logger.error(`The plugin ${plugin.name} failed at its returns: ${asError(error).message}`)
        return []
      }
    }),
  )
  return found.flat()
}

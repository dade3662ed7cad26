import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import type { StepExecutionContext } from "@medusajs/framework/workflows-sdk"
import type { Sellable } from "../../queries/product/sellable"
import { recordChanges, type Recorded } from "../audit/record-changes"
import { inOneTransaction, type SharedTransaction } from "../transaction/in-one-transaction"

/** Starts to count at a location what was never counted there, from 0, within the transaction. */
export async function openLevels(
  container: MedusaContainer,
  { within }: SharedTransaction,
  { location_id, inventory }: Pick<Sellable, "location_id" | "inventory">,
): Promise<void> {
  const stock = container.resolve(Modules.INVENTORY)
  const items = inventory.map(({ inventory_item_id }) => inventory_item_id)
  await within(stock, async (service, context) => {
    const known = await service.listInventoryLevels(
      { inventory_item_id: items, location_id },
      {},
      context,
    )
    const missing = items.filter((id) => !known.some((level) => level.inventory_item_id === id))
    const levels = missing.map((id) => ({
      inventory_item_id: id,
      location_id,
      stocked_quantity: 0,
    }))
    if (levels.length > 0) await service.createInventoryLevels(levels, context)
  })
}

export type StockChange = { id: string; inventory_item_id: string; change: number }

/** Medusa keeps a quantity twice: as a number, and as text in full precision. */
const stocked = (next: string) => `stocked_quantity = ${next},
  raw_stocked_quantity = jsonb_build_object('value', cast(${next} as text), 'precision', 20),
  updated_at = now()`

const SET = `with held as (
  select l.id, l.stocked_quantity as before, w.quantity
  from unnest(cast(:items as text[]), cast(:quantities as numeric[])) w(item, quantity)
  join inventory_level l on l.inventory_item_id = w.item
    and l.location_id = :location and l.deleted_at is null
  for update of l
)
update inventory_level l set ${stocked("held.quantity + l.reserved_quantity")}
from held where l.id = held.id
returning l.id, l.inventory_item_id,
  cast(l.stocked_quantity - held.before as double precision) as change`

const UNDO = `update inventory_level l set ${stocked("l.stocked_quantity - w.change")}
from unnest(cast(:ids as text[]), cast(:changes as numeric[])) w(id, change)
where l.id = w.id`

type SetAvailable = Pick<Sellable, "location_id" | "inventory"> & {
  /** Pieces that can be ordered afterwards. */
  available: number
}

/** Makes `available` what can be ordered now, whatever is reserved; answers what it added. */
export async function setAvailable(
  step: StepExecutionContext,
  wanted: SetAvailable,
): Promise<Recorded<StockChange[]>> {
  const items = wanted.inventory.map(({ inventory_item_id }) => inventory_item_id)
  return underLock(step, { items }, (database) => setAvailableWithin(database, wanted))
}

/** The same for whoever has the locks of the items already, and tells the trail of it. */
export async function setAvailableWithin(
  database: Knex,
  { location_id, inventory, available }: SetAvailable,
): Promise<StockChange[]> {
  const items = inventory.map(({ inventory_item_id }) => inventory_item_id)
  const quantities = inventory.map(({ required_quantity }) => available * required_quantity)
  const bindings = { items, quantities, location: location_id }
  return (await database.raw<{ rows: StockChange[] }>(SET, bindings)).rows
}

/** Takes away what `setAvailable` added; what was delivered or ordered since stays so. */
export async function undoAvailable(
  step: StepExecutionContext,
  { result: changes, entry_ids }: Recorded<StockChange[]>,
): Promise<void> {
  const items = changes.map(({ inventory_item_id }) => inventory_item_id)
  await underLock(step, { items, entry_ids }, async (database) => {
    await database.raw(UNDO, {
      ids: changes.map(({ id }) => id),
      changes: changes.map(({ change }) => change),
    })
  })
}

type Held = {
  items: string[]
  /** The entries of the trail that are taken back. */
  entry_ids?: string[]
}

/**
 * In one transaction with its entries of the trail, under the lock that Medusa's reservations and
 * deliveries take: they read a level before they write it.
 */
function underLock<Result>(
  step: StepExecutionContext,
  { items, entry_ids = [] }: Held,
  work: (database: Knex.Transaction) => Promise<Result>,
): Promise<Recorded<Result>> {
  const audited = { kind: "stock", ids: items, action: "changed", entry_ids } as const
  return step.container
    .resolve(Modules.LOCKING)
    .execute(items, () =>
      inOneTransaction(step, (transaction) =>
        recordChanges(step, [transaction, audited], () => work(transaction.database)),
      ),
    )
}

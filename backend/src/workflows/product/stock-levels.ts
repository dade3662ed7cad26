import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import type { Sellable } from "../../queries/sellable"

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
  container: MedusaContainer,
  { location_id, inventory, available }: SetAvailable,
): Promise<StockChange[]> {
  const items = inventory.map(({ inventory_item_id }) => inventory_item_id)
  const quantities = inventory.map(({ required_quantity }) => available * required_quantity)
  return underLock(container, items, async () => {
    const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
    const bindings = { items, quantities, location: location_id }
    const { rows } = await database.raw<{ rows: StockChange[] }>(SET, bindings)
    return rows
  })
}

/** Takes away what `setAvailable` added; what was delivered or ordered since stays so. */
export async function undoAvailable(
  container: MedusaContainer,
  changes: StockChange[],
): Promise<void> {
  const items = changes.map(({ inventory_item_id }) => inventory_item_id)
  await underLock(container, items, async () => {
    await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(UNDO, {
      ids: changes.map(({ id }) => id),
      changes: changes.map(({ change }) => change),
    })
  })
}

/** The lock that Medusa's reservations and deliveries take: they read a level before they write it. */
function underLock<Result>(
  container: MedusaContainer,
  items: string[],
  work: () => Promise<Result>,
): Promise<Result> {
  return container.resolve(Modules.LOCKING).execute(items, work)
}

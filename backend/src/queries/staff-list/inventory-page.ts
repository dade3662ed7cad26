import type { MedusaContainer } from "@medusajs/framework/types"
import { COUNTED_ROWS } from "../../derived/counted-rows"
import { queryPrepared } from "../database/prepared-query"
import { readCount } from "./counted-rows"
import type { ListPage, Page } from "./list-page"

const PAGE = `select array(
  select id from inventory_item where deleted_at is null
  order by id offset :skip limit :take) as ids`

/** A page of all inventory items, as Medusa orders them. */
export async function readInventoryPage(
  container: MedusaContainer,
  { skip, take }: Page,
): Promise<ListPage> {
  const [[page], count] = await Promise.all([
    queryPrepared<{ ids: string[] }>(container, PAGE, { skip, take }),
    readCount(container, [COUNTED_ROWS.inventoryItem]),
  ])
  return { ids: page?.ids ?? [], count }
}

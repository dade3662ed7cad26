import type { MedusaContainer } from "@medusajs/framework/types"
import { queryPrepared } from "../database/prepared-query"
import type { Sellable } from "./sellable"

type Attributes = Sellable["attributes"]

const STATEMENT = `select id, metadata -> 'attributes' as attributes from product
  where id = any(cast(:ids as text[]))`

/** What the data sheets of products tell, by the products' ids. */
export async function readAttributesById(
  container: MedusaContainer,
  ids: readonly string[],
): Promise<Map<string, Attributes>> {
  const rows = await queryPrepared<{ id: string; attributes: Attributes | null }>(
    container,
    STATEMENT,
    { ids: [...new Set(ids)] },
  )
  return new Map(rows.map(({ id, attributes }) => [id, attributes ?? []]))
}

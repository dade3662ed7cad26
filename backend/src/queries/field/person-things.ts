import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { FIELD_OWNERS, type FieldOwner } from "../../contract/shop/declared-field"
import { declaredFields } from "../../kit/registry/registry"

/** What of a person's may have fields; what is nobody's is not there. Bindings as of the export. */
const OF_PERSON: Readonly<Partial<Record<FieldOwner, string>>> = {
  customer: "select id, metadata from customer where id = any(:customer_ids)",
  order: 'select id, metadata from "order" where id = any(:order_ids)',
  orderLine: `select id, metadata from order_line_item where id in (
    select item_id from order_item where order_id = any(:order_ids))`,
  review: "select id, metadata from review where lower(email) = :email",
}

export type PersonThing = { id: string; metadata: Record<string, unknown> | null }

type Person = { email: string; customer_ids: readonly string[]; order_ids: readonly string[] }

/** A person's things of which plugins declared fields, by their kind. */
export async function readPersonThings(
  container: MedusaContainer,
  { email, customer_ids, order_ids }: Person,
): Promise<[of: FieldOwner, things: PersonThing[]][]> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const bindings = { email, customer_ids: [...customer_ids], order_ids: [...order_ids] }
  const found: [FieldOwner, PersonThing[]][] = []
  for (const of of FIELD_OWNERS) {
    const statement = OF_PERSON[of]
    if (!statement || declaredFields(of).length === 0) continue
    const { rows } = await database.raw<{ rows: PersonThing[] }>(statement, bindings)
    found.push([of, rows])
  }
  return found
}

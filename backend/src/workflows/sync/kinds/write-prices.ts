import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { Change } from "../../../queries/audit/facts/changed-facts"
import { NAME_OF_PRICE } from "../../../queries/audit/facts/read-facts"
import { type BasePrice, setBasePrices } from "../../product-import/batch/prices"
import { type Audited, recordChanges, writeEntries } from "../../audit/record-changes"
import type { AuditedStep } from "../../audit/actor-of"
import { lockAudited } from "../../audit/lock-audited"
import type { SharedTransaction, Step } from "../../transaction/in-one-transaction"

/** Writes what differs, and answers it as the trail tells it: what was there is read under its lock. */
const WRITE = `with held as materialized (
  select price.id, price.amount, w.amount as wanted, w.variant_id, ${NAME_OF_PRICE} as name
  from jsonb_to_recordset(cast(? as jsonb)) w(variant_id text, price_id text, amount numeric)
  join price on price.id = w.price_id and price.deleted_at is null
  order by price.id for no key update of price
), written as (
  update price set updated_at = now(), amount = held.wanted,
    raw_amount = jsonb_build_object('value', cast(held.wanted as text), 'precision', 20)
  from held where price.id = held.id and held.amount is distinct from held.wanted)
select p.id as thing_id,
  case when exists (select from product_variant o
      where o.product_id = p.id and o.id <> v.id and o.deleted_at is null)
    then p.title || ' ' || v.title else p.title end as thing_name,
  jsonb_build_object(held.name, held.amount) as before,
  jsonb_build_object(held.name, held.wanted) as after
from held
join product_variant v on v.id = held.variant_id
join product p on p.id = v.product_id
where held.amount is distinct from held.wanted`

/** Writes what pieces cost, each change with its entry of the trail, under the trail's locks. */
export async function writePrices(
  step: AuditedStep & Step,
  transaction: SharedTransaction,
  prices: readonly (BasePrice & { product_id: string })[],
): Promise<void> {
  const audited = auditedOf(prices)
  await lockAudited(transaction, audited)
  const { database } = transaction
  const known = prices.filter(({ price_id }) => price_id !== null)
  if (known.length > 0) {
    const wanted = known.map(({ variant_id, price_id, amount }) => ({
      ...{ variant_id, price_id, amount },
    }))
    const { rows: changes } = await database.raw<{ rows: Change[] }>(WRITE, [
      JSON.stringify(wanted),
    ])
    await writeEntries(step, transaction, { audited, changes })
  }
  const first = prices.filter(({ price_id }) => price_id === null)
  if (first.length === 0) return
  await recordChanges(step, [transaction, auditedOf(first)], () => setBasePrices(database, first))
}

function auditedOf(prices: readonly { product_id: string }[]): Audited {
  const ids = [...new Set(prices.map(({ product_id }) => product_id))]
  return { kind: "price", ids, action: "changed" }
}

const NAME = `update product p set external_id = w.external_id, updated_at = now()
  from jsonb_to_recordset(cast(? as jsonb)) w(product_id text, external_id text)
  where p.id = w.product_id`

/** Keeps what an ERP calls parts, of those that it calls so for the first time. */
export async function writeExternalIds(
  database: Knex,
  names: readonly { product_id: string; external_id: string | undefined }[],
): Promise<void> {
  const named = names.flatMap(({ product_id, external_id }) =>
    external_id === undefined ? [] : [{ product_id, external_id }],
  )
  if (named.length > 0) await database.raw(NAME, [JSON.stringify(named)])
}

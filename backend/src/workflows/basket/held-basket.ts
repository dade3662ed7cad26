import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"
import type { ListLine } from "./list-line"

/** A line that was read has the id and the time that it was written with. */
export type ListRow = ListLine & { id?: string; created_at?: string }

/** What a list says at one version. */
export type ListState = { version: number; lines: ListRow[]; added_under: string[] }

/** A basket whose row this transaction holds: nobody else changes it meanwhile. */
export type HeldBasket = ListState & { list_id: string }

/** Makes the basket where there is none, and holds its row in either case. */
const HOLD = `insert into part_list (id, customer_id) values (:id, :customer_id)
  on conflict (customer_id) where name is null and deleted_at is null
  do update set updated_at = now()
  returning id as list_id, version, added_under`

/** A statement of its own: it begins when the row is held, and sees what others wrote until then. */
const LINES = `select id, variant_id, quantity, note, cast(created_at as text) as created_at
  from part_list_line where list_id = :list_id and deleted_at is null order by position`

export async function holdBasket(
  database: Knex.Transaction,
  customer_id: string,
): Promise<HeldBasket> {
  type Row = Omit<HeldBasket, "lines">
  const id = generateEntityId(undefined, "plist")
  const held = await database.raw<{ rows: [Row] }>(HOLD, { id, customer_id })
  const [basket] = held.rows
  return { ...basket, lines: await readHeldLines(database, basket.list_id) }
}

/** The lines of a list that is held, with what puts them back as they are. */
export async function readHeldLines(
  database: Knex.Transaction,
  list_id: string,
): Promise<ListRow[]> {
  const { rows } = await database.raw<{ rows: ListRow[] }>(LINES, { list_id })
  return rows
}

const WRITE = `with given as materialized (
    select * from jsonb_to_recordset(cast(:lines as jsonb)) as given(
      id text, variant_id text, quantity integer, note text, position integer,
      created_at timestamptz)),
  gone as (
    delete from part_list_line
    where list_id = :list_id and variant_id not in (select variant_id from given)),
  kept as (
    insert into part_list_line (id, list_id, variant_id, quantity, note, position, created_at)
    select id, :list_id, variant_id, quantity, note, position, coalesce(created_at, now())
    from given
    on conflict (list_id, variant_id) where deleted_at is null
    do update set quantity = excluded.quantity, note = excluded.note,
      position = excluded.position, updated_at = now())
  update part_list
  set version = :version, added_under = cast(:added_under as text[]), updated_at = now()
  where id = :list_id`

/** Has a list that is held say this. */
export async function writeList(
  database: Knex.Transaction,
  { list_id, version, added_under, lines }: HeldBasket,
): Promise<void> {
  const rows = lines.map((line, position) => ({
    id: generateEntityId(undefined, "plline"),
    ...line,
    position,
  }))
  await database.raw(WRITE, { list_id, version, added_under, lines: JSON.stringify(rows) })
}

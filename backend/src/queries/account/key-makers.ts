import type { MedusaContainer } from "@medusajs/framework/types"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { queryPrepared } from "../database/prepared-query"
import { IS_OPEN_KEY } from "../scoped-key/scoped-keys"

/** Who is behind an API key: staff, nobody that the shop knows, or somebody who is gone. */
export type KeyMaker = { user_id: string } | "nobody" | "gone"

/** A key may be made with another one: whoever made the first is behind all of them. */
const MAKER = `with recursive chain as (
    select created_by, 1 as depth from api_key where id = :id
    union all
    select k.created_by, depth + 1 from chain
    join api_key k on k.id = chain.created_by where depth < 100)
  select created_by as id,
    exists (select from "user" u where u.id = created_by and u.deleted_at is null) as is_staff,
    exists (select from scoped_key where id = :id and outlives_maker) as outlives_maker
  from chain order by depth desc limit 1`

type MakerRow = { id: string; is_staff: boolean; outlives_maker: boolean }

/**
 * Who made an API key, itself or by another key. `nobody` for one that is to outlive its maker, and
 * for what a command made: Medusa keeps a user's or a key's id of whoever made it, and commands write
 * what they like.
 */
export async function readKeyMaker(container: MedusaContainer, id: string): Promise<KeyMaker> {
  const [maker] = await queryPrepared<MakerRow>(container, MAKER, { id })
  if (!maker) return "gone"
  if (maker.outlives_maker) return "nobody"
  if (maker.is_staff) return { user_id: maker.id }
  return /^(user|apk)_/.test(maker.id) ? "gone" : "nobody"
}

/** How a key stands in Medusa's table. */
export type KeyEnd = { id: string; revoked_at: Date | null; revoked_by: string | null }

const KEYS = `with recursive mine as (
    select id from api_key where created_by = :user_id
    union
    select k.id from api_key k join mine on k.created_by = mine.id)
  select k.id, k.revoked_at, k.revoked_by from api_key k
  where k.id in (select id from mine) and ${IS_OPEN_KEY}
    and not exists (select from scoped_key s where s.id = k.id and s.outlives_maker)
  order by k.id`

/**
 * The secret keys that somebody of Medusa Admin made, and those made with them, which are open and
 * end with that person.
 */
export async function readKeysOf(database: Knex, user_id: string): Promise<KeyEnd[]> {
  return (await database.raw<{ rows: KeyEnd[] }>(KEYS, { user_id })).rows
}

const NAME = "select concat_ws(' ', title, redacted) as name from api_key where id = :id"

/** A key's title and the ends of its token, by which people know it. */
export async function readKeyName(container: MedusaContainer, id: string): Promise<string> {
  const [key] = await queryPrepared<{ name: string }>(container, NAME, { id })
  return key?.name ?? ""
}

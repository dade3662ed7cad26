import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { createHash } from "node:crypto"
import { LOADER_LOCK } from "../locks/locks"

export type Derived = {
  /** Medusa's tables that it is made of: it waits for all of them. */
  sources: readonly string[]
  /** SQL of tables, functions and triggers, all of which run always. */
  statements: string
  /** What the names of its triggers begin with. */
  triggers: string
  /** The function, with its arguments, whose comment says which version of the statements is there. */
  versioned: string
  /** What the statements need. */
  before?: (transaction: Knex.Transaction) => Promise<void>
  /** Brings the first rows. */
  fill: (transaction: Knex.Transaction) => Promise<void>
}

const FOUND = `select
    not exists (
      select from unnest(cast(:sources as text[])) wanted
      where to_regclass(quote_ident(wanted)) is null) as ready,
    obj_description(to_regprocedure(:versioned)) as version,
    cast((select count(*) from pg_trigger
      where starts_with(tgname, :triggers) and tgenabled = 'A') as int) as triggers`

type Found = { ready: boolean; version: string | null; triggers: number }

/**
 * Makes what is derived from Medusa's tables, the triggers that keep it, and its first rows: once for
 * each version of them, and again where a trigger is gone. To change a trigger locks its table, so
 * nothing is written between it and the first rows. For loaders, because a migration of ours could
 * come before Medusa's tables.
 */
export async function makeDerived(
  container: Pick<MedusaContainer, "resolve">,
  { sources, statements, triggers, versioned, before, fill }: Derived,
): Promise<void> {
  const wanted = createHash("sha256").update(statements).digest("hex")
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await database.transaction(async (transaction) => {
    await transaction.raw(LOADER_LOCK)
    const bindings = { sources, versioned, triggers }
    const { rows } = await transaction.raw<{ rows: Found[] }>(FOUND, bindings)
    const [found] = rows
    if (!found?.ready) return
    const count = statements.split("enable always trigger").length - 1
    if (found.version === wanted && found.triggers === count) return
    await before?.(transaction)
    await transaction.raw(statements)
    await fill(transaction)
    await transaction.raw(`comment on function ${versioned} is '${wanted}'`)
  })
}

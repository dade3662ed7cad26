import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** What is true of one thing at a moment, in the words of the trail. */
export type Fact = {
  /** Tells the thing from others of its kind: one thing_id may be told of in several entries. */
  key: string
  thing_id: string
  thing_name: string
  values: Record<string, unknown>
}

/** Reads the facts of one kind, in the transaction that changes them where there is one. */
export type ReadFacts = (database: Knex, ids: readonly string[]) => Promise<Fact[]>

/** Facts by a statement of one binding, the ids that are asked for. */
export function factsBy(statement: string): ReadFacts {
  return async (database, ids) => (await database.raw<{ rows: Fact[] }>(statement, [[...ids]])).rows
}

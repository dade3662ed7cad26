import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { productNameSql } from "../../spelling/product-name"

/** The names that more than one product has. */
export async function takenTwice(database: Knex): Promise<string[]> {
  const { rows } = await database.raw<{ rows: { name: string }[] }>(
    `select min(title) as name from product where deleted_at is null
    group by ${productNameSql()} having count(*) > 1 order by 1`,
  )
  return rows.map(({ name }) => name)
}

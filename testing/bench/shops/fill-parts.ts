import { connect } from "../admin/connect"
import { copyStatement } from "../admin/copy-rows"
import { madeParts } from "./made-parts"
import type { Pattern } from "./make-pattern"

/** Copies the pattern until the shop has so many products, and has PostgreSQL count them. */
export async function fillParts(
  databaseUrl: string,
  { productId, categories }: Pattern,
  products: number,
): Promise<void> {
  const client = await connect(databaseUrl)
  // Foreign keys and triggers would look at each row; the pattern fits, and so do its copies.
  await client.query("set session_replication_role = replica; set synchronous_commit = off")
  // One transaction: what the shop derives from its products is derived once.
  await client.query("begin")
  for (const rows of madeParts(categories)) {
    await client.query(copyStatement(rows), [productId, products - 1])
  }
  await client.query("commit")
  await client.query("reset session_replication_role")
  await client.query("vacuum analyze")
  await client.end()
}

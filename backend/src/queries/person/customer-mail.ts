import type { MedusaContainer } from "@medusajs/framework/types"
import { readPrepared } from "../database/prepared-query"

/** The mail of a customer, also of one who was deleted; undefined for an unknown one. */
export async function readCustomerMail(
  container: MedusaContainer,
  id: string,
): Promise<string | undefined> {
  const statement = "select email from customer where id = :id"
  const [row] = await readPrepared<{ email: string | null }>(container, statement, { id })
  return row?.email ?? undefined
}

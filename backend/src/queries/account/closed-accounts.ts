import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { readIdentity } from "../../identity/admin-client"
import { IdentityCallError } from "../../identity/identity-call-error"
import { readEnvironment } from "../../settings/environment"

type DeletedRow = { email: string; name: string; closed_at: Date }

export type ClosedAccount = DeletedRow & {
  /** Whether nobody can sign in by this mail; null where the provider does not tell. */
  is_closed: boolean | null
}

/** Each is asked of the identity provider. */
const MOST_ACCOUNTS = 25

const DELETED = `select gone.email,
    concat_ws(' ', (array_agg(gone.first_name order by gone.deleted_at desc))[1],
      (array_agg(gone.last_name order by gone.deleted_at desc))[1]) as name,
    max(gone.deleted_at) as closed_at
  from customer gone
  where gone.deleted_at is not null and gone.has_account
    and strpos(lower(gone.email), lower(:q)) > 0
    and not exists (
      select from customer here
      where here.email = gone.email and here.has_account and here.deleted_at is null)
  group by gone.email
  order by closed_at desc
  limit :limit`

/** The mails of deleted users who did not come back, the last ones first; `q` is in the mail. */
export async function readClosedAccounts(
  container: MedusaContainer,
  q: string,
): Promise<ClosedAccount[]> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const bindings = { q, limit: MOST_ACCOUNTS }
  const { rows } = await database.raw<{ rows: DeletedRow[] }>(DELETED, bindings)
  return Promise.all(rows.map(async (row) => ({ ...row, is_closed: await isClosed(row.email) })))
}

async function isClosed(email: string): Promise<boolean | null> {
  try {
    const account = await readIdentity(readEnvironment(process.env).identity, { email })
    return account?.disabled ?? null
  } catch (error) {
    if (error instanceof IdentityCallError) return null
    throw error
  }
}

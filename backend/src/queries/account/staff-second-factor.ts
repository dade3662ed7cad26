import type { MedusaContainer } from "@medusajs/framework/types"
import { queryPrepared } from "../database/prepared-query"

/** What the identity provider said at somebody's last sign-in is kept with their identity. */
const IN_USE = `select exists (
  select 1 from auth_identity a
  join provider_identity p on p.auth_identity_id = a.id and p.provider = 'firebase'
    and p.deleted_at is null
  where a.app_metadata ->> 'user_id' is not null and a.deleted_at is null
    and p.user_metadata ->> 'second_factor' is not null) as in_use`

/** Whether anybody of the staff has a second factor, as far as their last sign-ins tell. */
export async function isSecondFactorInUse(container: MedusaContainer): Promise<boolean> {
  const [row] = await queryPrepared<{ in_use: boolean }>(container, IN_USE, {})
  return row?.in_use ?? false
}

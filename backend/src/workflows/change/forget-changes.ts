import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

/** A day longer than what happened to orders is looked for, or it would be told anew. */
const KEPT = "interval '31 days'"

/** The last place stays: whoever has read all of it is not behind. */
const FORGET = `with gone as (
  delete from change_entry
  where at < now() - ${KEPT} and place < (select max(place) from change_entry)
  returning place
)
insert into change_forgotten (is_only, place)
select true, max(place) from gone having count(*) > 0
on conflict (is_only) do update set place = greatest(change_forgotten.place, excluded.place)`

/** Forgets what changed more than a month ago. */
export async function forgetChanges(container: MedusaContainer): Promise<void> {
  await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(FORGET)
}

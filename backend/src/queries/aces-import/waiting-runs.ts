import type { MedusaContainer } from "@medusajs/framework/types"
import { queryPrepared } from "../database/prepared-query"

const WAITING = `select exists (select from aces_run
  where state in ('reading', 'checking', 'applying')) as are_there`

/** Whether there is a run that somebody has to work at. */
export async function hasWaitingRuns(container: MedusaContainer): Promise<boolean> {
  const [found] = await queryPrepared<{ are_there: boolean }>(container, WAITING)
  return found?.are_there ?? false
}

import { setTimeout as delay } from "node:timers/promises"
import { waitUntil } from "../../../backend/bin/launcher/system/wait-until"
import type { ReplicatedDatabase } from "../../testkit/postgres/replicated-database"
import type { ShopProcesses } from "../../testkit/shop/open-processes"
import { eventsOf } from "../check/history"
import type { Notebook } from "../notebook"

const LIMIT_MS = 120_000
/** An operator, or what watches for them, takes a moment to see that the primary is gone. */
const NOTICED_AFTER_MS = 2000

type Scene = { shop: ShopProcesses; database: ReplicatedDatabase; notebook: Notebook }

/**
 * Kills the primary and promotes the standby; answers how many milliseconds after that all processes
 * serve and sell again. Throws where they served without a database, or never do again.
 */
export async function failOver({ shop, database, notebook }: Scene): Promise<number> {
  const areReady = async () => {
    const answers = shop.servers.map(({ url }) => fetch(`${url}/health/ready`).then(({ ok }) => ok))
    return (await Promise.all(answers)).every(Boolean)
  }
  notebook.note({ what: "killed", victim: "the primary" })
  database.kill()
  await delay(NOTICED_AFTER_MS)
  if (await areReady()) throw new Error("A shop without a database calls itself ready")
  await database.promote()
  const began = performance.now()
  const placed = () => eventsOf(notebook.events, "placed").length
  const before = placed()
  const sells = async () => placed() > before && (await areReady())
  if (!(await waitUntil(sells, LIMIT_MS))) throw new Error("The shop did not sell again")
  const milliseconds = Math.round(performance.now() - began)
  notebook.note({ what: "recovered", milliseconds })
  return milliseconds
}

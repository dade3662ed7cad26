import { setTimeout as delay } from "node:timers/promises"
import { check } from "./check/check"
import type { Fault } from "./check/fault"
import { SNAPSHOT, type Snapshot } from "./check/snapshot"
import { readCharges } from "./read-charges"
import type { Notebook } from "./notebook"
import type { TorturedShop } from "../testkit/shop/open-processes"

const RECOVERY_MS = 10_000
const PAUSE_MS = 500

/** Every fault that is still there ten seconds after now; none as soon as there is none. */
export async function verdictOf(shop: TorturedShop, notebook: Notebook): Promise<Fault[]> {
  const end = Date.now() + RECOVERY_MS
  for (;;) {
    const faults = await faultsNow(shop, notebook)
    if (faults.length === 0 || Date.now() > end) return faults
    await delay(PAUSE_MS)
  }
}

/** What is wrong at this moment. */
export async function faultsNow(shop: TorturedShop, notebook: Notebook): Promise<Fault[]> {
  const charges = await readCharges(shop, notebook)
  const snapshot = await shop.database.read<Snapshot>(SNAPSHOT)
  return check({ history: notebook.events, snapshot, charges })
}

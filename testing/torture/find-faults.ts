import { setTimeout as delay } from "node:timers/promises"
import { call } from "../testkit/client/call"
import type { ShopProcesses } from "../testkit/shop/open-processes"
import { check } from "./check/check"
import type { Charge } from "./check/check-money"
import type { Fault } from "./check/fault"
import { eventsOf } from "./check/history"
import { SNAPSHOT, type Snapshot } from "./check/snapshot"
import type { Notebook } from "./notebook"

const CENTS = 100
const RECOVERY_MS = 10_000
const PAUSE_MS = 500

/** Every fault that is still there ten seconds after now; none as soon as there is none. */
export async function lastingFaults(shop: ShopProcesses, notebook: Notebook): Promise<Fault[]> {
  const end = Date.now() + RECOVERY_MS
  for (;;) {
    const faults = await faultsNow(shop, notebook)
    if (faults.length === 0 || Date.now() > end) return faults
    await delay(PAUSE_MS)
  }
}

/** What is wrong at this moment. */
export async function faultsNow(shop: ShopProcesses, notebook: Notebook): Promise<Fault[]> {
  const charges = await readCharges(shop, notebook)
  const snapshot = await shop.database.read<Snapshot>(SNAPSHOT)
  return check({ history: notebook.events, snapshot, charges })
}

/** What the provider took for each intent that a buyer went to pay. */
async function readCharges({ provider }: ShopProcesses, { events }: Notebook): Promise<Charge[]> {
  const intents = new Set(eventsOf(events, "pays").map(({ intent }) => intent))
  const read = async (intent: string) => {
    const address = `${provider.url}/v1/payment_intents/${intent}`
    const found = await call<{ amount_received: number }>(address, { token: provider.key })
    return { intent, received: found.amount_received / CENTS }
  }
  return Promise.all([...intents].map(read))
}

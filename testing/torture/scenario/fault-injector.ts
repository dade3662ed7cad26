import { setTimeout as delay } from "node:timers/promises"
import { waitUntil } from "../../../backend/bin/launcher/system/wait-until"
import { pick, type Random } from "../../testkit/random"
import type { MedusaProcess } from "../../testkit/shop/medusa-process"
import type { ShopProcesses } from "../../testkit/shop/open-processes"
import type { Notebook } from "../notebook"

const VICTIMS = ["a server", "the database", "everything", "all servers"] as const
const LONGEST_AIM_MS = 300
const PROGRESS_LIMIT_MS = 300_000

export type FaultPlan = {
  shop: ShopProcesses
  kills: number
  /** How much of the work was begun, from 0 to 1. */
  progress: () => number
  notebook: Notebook
  random: Random
}

/** Kills by -9, spread over the work, and starts again what it killed. Each kind comes in turn. */
export async function injectFaults({
  shop,
  kills,
  progress,
  notebook,
  random,
}: FaultPlan): Promise<void> {
  for (let kill = 1; kill <= kills; kill++) {
    const due = (kill - 0.5) / kills
    if (!(await waitUntil(() => progress() >= due, PROGRESS_LIMIT_MS))) {
      throw new Error(`The work is stuck at ${progress()}`)
    }
    await delay(random() * LONGEST_AIM_MS)
    const victim = VICTIMS[(kill - 1) % VICTIMS.length] ?? VICTIMS[0]
    const servers = serversOf(victim, shop.servers, random)
    notebook.note({ what: "killed", victim })
    const began = performance.now()
    for (const server of servers) server.kill()
    const isDatabaseKilled = victim === "the database" || victim === "everything"
    if (isDatabaseKilled) shop.database.kill()
    await Promise.all(servers.map((server) => server.start()))
    // Servers that live on may not have noticed yet: they call themselves ready a moment longer.
    if (isDatabaseKilled) await shop.database.read("select 1 as value")
    await Promise.all(shop.servers.map(isReady))
    notebook.note({ what: "recovered", milliseconds: Math.round(performance.now() - began) })
  }
}

function serversOf(
  victim: (typeof VICTIMS)[number],
  servers: readonly MedusaProcess[],
  random: Random,
): readonly MedusaProcess[] {
  if (victim === "the database") return []
  return victim === "a server" ? [pick(random, servers)] : servers
}

async function isReady({ url }: MedusaProcess): Promise<void> {
  const ready = async () => {
    try {
      return (await fetch(`${url}/health/ready`)).ok
    } catch {
      return false
    }
  }
  if (!(await waitUntil(ready, PROGRESS_LIMIT_MS))) throw new Error(`${url} did not recover`)
}

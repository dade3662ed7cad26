import path from "node:path"
import { makePart } from "../../testkit/client/parts"
import { registerMany, signInAdministrator } from "../../testkit/client/people"
import { randomOf } from "../../testkit/random"
import { openCluster, type Cluster } from "../../testkit/shop/open-cluster"
import { temporaryFolder } from "../../testkit/shop/temporary-folder"
import { memoryVariables, readMemory } from "./memory"
import { runLoad, type Count, type Field } from "./run-load"

const BUYERS = 16
const PARTS = 24
const KINDS = ["Brake disc", "Brake pad set", "Oil filter", "Spark plug"]
const STOCK = 100_000_000
const CROWDS = [4, 8, 16]
/** Of its peak, as the shop is to bear for long. */
const SHARE = 0.8

/** The memory at the end may be so many times that after the warm-up. */
const MOST_GROWTH = 1.3

export type SoakTimes = { rampMs: number; warmUpMs: number; soakMs: number }

export type Soaked = {
  /** Answers a second, of the crowd that got the most. */
  peak: number
  clients: number
  soak: Count
  /** All that went wrong, in the ramp too. */
  problems: string[]
  /** Orders that were acknowledged, and that the database has. */
  orders: { acknowledged: number; kept: number }
  /** Bytes of each process after the warm-up, and at the end. */
  memory: { name: string; before: number; after: number }[]
}

/** A cluster whose processes report their memory by sockets in a folder. */
export type Soakable = { cluster: Cluster; memoryFolder: string }

/** Two servers and a worker behind the proxy, without the demo; `stop` removes all of it. */
export async function openSoakable(): Promise<Soakable> {
  const folder = temporaryFolder("shop-soak")
  const memoryFolder = path.join(folder, "memory")
  const cluster = await openCluster({ folder, variables: memoryVariables(memoryFolder) })
  return { cluster, memoryFolder }
}

/** Finds a cluster's peak, then loads it with a share of that, and answers what came of it. */
export async function runSoak(
  { cluster, memoryFolder }: Soakable,
  { rampMs, warmUpMs, soakMs }: SoakTimes,
  report: (line: string) => void,
): Promise<Soaked> {
  const field = await openField(cluster.url)
  const ramp: Count[] = []
  for (const clients of CROWDS) {
    const count = await runLoad(field, { clients, milliseconds: rampMs })
    report(`${clients} at once: ${count.rate.toFixed(0)} answers/s, ${count.busy} times busy`)
    ramp.push(count)
  }
  const peak = Math.max(...ramp.map(({ rate }) => rate))
  const clients = CROWDS[ramp.findIndex(({ rate }) => rate === peak)] ?? 1
  const pace = { clients, perSecond: peak * SHARE }
  const warmUp = await runLoad(field, { ...pace, milliseconds: warmUpMs })
  const memories = () =>
    Promise.all(cluster.processes().map(({ pid }) => readMemory(memoryFolder, pid)))
  const before = await memories()
  const soak = await runLoad(field, { ...pace, milliseconds: soakMs })
  const after = await memories()
  const all = [...ramp, warmUp, soak]
  return {
    peak,
    clients,
    soak,
    problems: all.flatMap(({ problems }) => problems),
    orders: {
      acknowledged: all.reduce((sum, { orders }) => sum + orders, 0),
      kept: await cluster.database.read<number>(`select count(*)::int as value from "order"`),
    },
    memory: cluster.processes().map(({ name }, index) => ({
      name,
      before: before[index] ?? 0,
      after: after[index] ?? 0,
    })),
  }
}

async function openField(url: string): Promise<Field> {
  const admin = await signInAdministrator(url)
  const parts = []
  for (let number = 0; number < PARTS; number++) {
    const name = `${KINDS[number % KINDS.length]} Soak ${number}`
    parts.push(await makePart(url, admin, { name, stock: STOCK }))
  }
  return { url, world: { buyers: await registerMany(url, BUYERS), parts }, random: randomOf(1) }
}

/** What is wrong with a soak; nothing of it depends on how fast the machine is. */
export function problemsOf({ problems, soak, orders, memory }: Soaked): string[] {
  const grown = memory.filter(({ before, after }) => after > before * MOST_GROWTH)
  return [
    ...new Set(problems),
    ...(soak.busy > 0 ? [`${soak.busy} calls were answered 503 below the peak`] : []),
    ...(orders.kept === orders.acknowledged
      ? []
      : [`${orders.acknowledged} orders were acknowledged, and ${orders.kept} are there`]),
    ...grown.map(({ name, before, after }) => `${name} grew from ${before} to ${after} bytes`),
  ]
}

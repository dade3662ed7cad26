import { setTimeout as delay } from "node:timers/promises"
import { makePart } from "../../testkit/client/parts"
import { registerMany, signInAdministrator } from "../../testkit/client/people"
import { openCluster, type Cluster } from "../../testkit/shop/open-cluster"
import { beginTraffic } from "./traffic"

// The long form of the roll in cluster.spec.ts, at half of the cluster's own peak.
//   npm run roll [seconds]
const [seconds = 60] = process.argv.slice(2).map(Number)
const CLIENTS = 8
const PEAK_MS = 10_000
const READS_AND_AN_ORDER = 4

async function main(): Promise<void> {
  console.log("Opening a cluster of two servers and a worker")
  const cluster = await openCluster()
  try {
    process.exitCode = (await measure(cluster)) === 0 ? 0 : 1
  } finally {
    await cluster.stop()
  }
}

/** Answers how many calls failed. */
async function measure(cluster: Cluster): Promise<number> {
  const admin = await signInAdministrator(cluster.url)
  const part = await makePart(cluster.url, admin, { name: "A part for a roll", stock: 5_000_000 })
  const buyers = await registerMany(cluster.url, CLIENTS)

  const peak = beginTraffic(cluster.url, { buyers, part, pause: 0 })
  await delay(PEAK_MS)
  await peak.stop()
  const callsASecond = (peak.reads + peak.orders.length) / (PEAK_MS / 1000)
  console.log(
    `Peak: ${callsASecond.toFixed(0)} calls a second, one in ${READS_AND_AN_ORDER} an order`,
  )

  // A call takes what it took at the peak, and so long a pause follows.
  const pause = (CLIENTS / callsASecond) * 1000
  const going = beginTraffic(cluster.url, { buyers, part, pause })
  const began = Date.now()
  const end = began + seconds * 1000
  let rolls = 0
  while (Date.now() < end) {
    await cluster.roll()
    rolls += 1
  }
  await going.stop()
  const took = (Date.now() - began) / 1000
  const failed = [...going.failedReads, ...going.failedOrders]
  for (const why of failed) console.log(`✗ ${why}`)
  const calls = going.reads + going.orders.length
  console.log(
    `${rolls} rolls in ${took.toFixed(0)} s under ${(calls / took).toFixed(0)} calls a second: ` +
      `${going.reads} reads, ${going.orders.length} orders, ${failed.length} failed`,
  )
  return failed.length
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})

import fs from "node:fs"
import path from "node:path"
import { machineText } from "../report/machine"
import { table } from "../report/table"
import { writeSection } from "../report/write-section"
import { compare, type Goal } from "../statistics/goal"
import { spreadOf, spreadText } from "../statistics/spread"
import { openProcesses } from "../../testkit/shop/open-processes"
import { processesOf } from "../../testkit/shop/processes-of"
import { startShop } from "../../testkit/shop/start-shop"
import { temporaryFolder } from "../../testkit/shop/temporary-folder"

// How long a shop takes to serve again after kill -9: of one process, and of all of it with its own
// PostgreSQL, as `npm start` runs it. Fails where the median takes longer than it must; without
// arguments docs/benchmarks.md is written too.
//   npm run bench:start [rounds]
const [given] = process.argv.slice(2).map(Number)
const rounds = given ?? 7
/** Long enough for a first process to write down what it has loaded. */
const SETTLED_MS = 8000

type Measured = { what: string; goal: Goal; times: number[] }

async function main(): Promise<void> {
  const measured = [await oneProcess(), await wholeShop()]
  const rows = measured.map(({ what, goal, times }) => {
    const spread = spreadOf(times)
    const { passed, text } = compare(spread, goal)
    if (!passed) process.exitCode = 1
    return [what, spreadText(spread), text]
  })
  const content = table(["killed by -9", "seconds until it serves", ""], rows)
  console.log(content)
  if (given !== undefined) return
  const what = `${await machineText()}; ${rounds} kills each. The median, and in brackets the least and the most.`
  await writeSection("npm run bench:start", `${what}\n\n${content}`)
}

async function oneProcess(): Promise<Measured> {
  const shop = await openProcesses({ processes: 1 })
  const [server] = shop.servers
  const times: number[] = []
  try {
    await settled()
    for (let round = 0; round < rounds; round++) {
      server?.kill()
      times.push(((await server?.start()) ?? 0) / 1000)
    }
  } finally {
    await shop.stop()
  }
  const goal: Goal = { bound: "at most", must: 5, aim: 4 }
  return { what: "one process, its PostgreSQL beside it", goal, times }
}

async function wholeShop(): Promise<Measured> {
  const folder = path.join(temporaryFolder("shop-start"), "data")
  let shop = await startShop(folder)
  const times: number[] = []
  try {
    await settled()
    for (let round = 0; round < rounds; round++) {
      for (const { pid } of processesOf(folder)) process.kill(pid, "SIGKILL")
      const began = performance.now()
      shop = await startShop(folder, { url: shop.url })
      times.push((performance.now() - began) / 1000)
    }
  } finally {
    await shop.stop()
    fs.rmSync(path.dirname(folder), { recursive: true, force: true })
  }
  const goal: Goal = { bound: "at most", must: 6, aim: 5 }
  return { what: "all of it, with the PostgreSQL that it brings", goal, times }
}

function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, SETTLED_MS))
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})

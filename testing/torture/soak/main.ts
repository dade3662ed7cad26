import { openSoakable, problemsOf, runSoak, type Soaked } from "./run-soak"

// The long form of soak.spec.ts: a cluster under four fifths of its own peak.
//   npm run soak [minutes]
const [minutes = 10] = process.argv.slice(2).map(Number)
const TIMES = { rampMs: 10_000, warmUpMs: 30_000, soakMs: minutes * 60_000 }

async function main(): Promise<void> {
  console.log(`Opening a cluster of two servers and a worker for ${minutes} minutes`)
  const soakable = await openSoakable()
  try {
    const soaked = await runSoak(soakable, TIMES, (line) => console.log(line))
    report(soaked)
    const problems = problemsOf(soaked)
    for (const problem of problems) console.log(`✗ ${problem}`)
    console.log(problems.length === 0 ? "Nothing is wrong" : `${problems.length} things are wrong`)
    process.exitCode = problems.length === 0 ? 0 : 1
  } finally {
    await soakable.cluster.stop()
  }
}

function report({ peak, soak, orders, memory }: Soaked): void {
  console.log(`peak ${peak.toFixed(0)} answers/s; soaked at ${soak.rate.toFixed(0)}/s`)
  console.log(
    `${soak.answers} answers, ${soak.orders} of them orders; ${orders.kept} orders in all`,
  )
  for (const { name, before, after } of memory) {
    const megabytes = [before, after].map((bytes) => (bytes / 1e6).toFixed(0)).join(" → ")
    console.log(`${name}: ${megabytes} MB, ${(after / before).toFixed(2)}×`)
  }
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})

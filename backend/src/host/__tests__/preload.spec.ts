import { execFileSync } from "node:child_process"
import path from "node:path"

const PRELOAD = path.resolve(__dirname, "../preload.ts")

/** Keeps some 70 MB, makes ten times as much garbage beside it, and prints how large the heap was. */
const PROGRAM = `
  const kept = Array.from({ length: 1_000_000 }, (_, n) => ({ n, text: "row " + n }))
  let rows = []
  let most = 0
  for (let batch = 0; batch < 300; batch++) {
    for (let n = 0; n < 20_000; n++) rows.push({ n, cells: [n] })
    if (batch % 10 === 9) rows = []
    most = Math.max(most, process.memoryUsage().heapTotal)
  }
  console.log(kept.length && most)`

function mostHeap(flags: readonly string[]): number {
  return Number(execFileSync(process.execPath, [...flags, "--eval", PROGRAM], { env: {} }))
}

describe("what a process of the built shop requires first", () => {
  it("lets the heap grow by a part of what is in use, however much memory the machine has", () => {
    const preloaded = mostHeap(["--require", "tsx/cjs", "--require", PRELOAD])
    expect(preloaded).toBeLessThan(0.75 * mostHeap([]))
  })
})

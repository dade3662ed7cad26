import type { Stage, Step } from "./step"

/**
 * Runs every step, so many at once: in their order, but that one which waits for another lets the
 * next pass. Answers what each came to, in the order in which they ended.
 */
export async function runInLanes<Result>(
  steps: Stage,
  lanes: number,
  run: (step: Step) => Promise<Result>,
): Promise<Result[]> {
  const waiting = new Set(steps)
  const running = new Map<Step, Promise<void>>()
  const results: Result[] = []
  const ready = () =>
    [...waiting].find(({ after }) => !after || !(waiting.has(after) || running.has(after)))
  const begin = async (step: Step) => {
    results.push(await run(step))
    running.delete(step)
  }
  while (waiting.size + running.size > 0) {
    for (let step = ready(); step && running.size < lanes; step = ready()) {
      waiting.delete(step)
      running.set(step, begin(step))
    }
    if (running.size === 0) throw new Error("Steps wait for each other")
    await Promise.race(running.values())
  }
  return results
}

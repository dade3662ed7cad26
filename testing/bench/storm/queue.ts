import { setTimeout as delay } from "node:timers/promises"

/** A forged webhook that was not refused: nothing to repeat. */
export class Forged extends Error {}

type Task = () => Promise<boolean>

const PAUSE_MS = 200
/** Without a step forward for so long the storm is over. */
const PATIENCE_MS = 300_000

/** Does the tasks, so many at a time; what fails goes behind all others, as Stripe repeats later. */
export function startStorm(tasks: readonly Task[], workers: number) {
  const queue = [...tasks]
  let [done, repeats, last] = [0, 0, performance.now()]
  const worker = async () => {
    for (let task = queue.shift(); task; task = queue.shift()) {
      if (await succeeds(task)) {
        done += 1
        last = performance.now()
        continue
      }
      if (performance.now() - last > PATIENCE_MS)
        throw new Error("Nothing went on for five minutes")
      repeats += 1
      queue.push(task)
      await delay(PAUSE_MS)
    }
  }
  const running = Promise.all(Array.from({ length: workers }, worker))
  // Told by reaches(); until somebody asks it must not end the process.
  running.catch(() => undefined)
  const reached = async (part: number) => {
    while (done < part * tasks.length) await delay(PAUSE_MS)
  }
  return {
    /** Waits until this part of the tasks is done; throws where one cannot be. */
    reaches: (part: number) => Promise.race([reached(part), running.then(() => undefined)]),
    repeats: () => repeats,
  }
}

/** While the shop is down nothing succeeds. */
async function succeeds(task: Task): Promise<boolean> {
  try {
    return await task()
  } catch (error) {
    if (error instanceof Forged) throw error
    return false
  }
}

import { inTurn } from "../rounds"
import { runWrk } from "../wrk/run-wrk"

/** One call as each size of the shop is asked for it. */
export type SizedCall = { url: string; paths: readonly string[] }

export type Growth = {
  /** p50 in milliseconds, round by round. */
  p50: Readonly<Record<string, number[]>>
  /** Rows of a first answer. */
  rows: Readonly<Record<string, number>>
}

/** So many answers at least make a median. */
const LEAST_ANSWERS = 8
const LEAST_SECONDS = 2
const MOST_SECONDS = 4

/** One connection asks each size in turn. Throws where a call is refused. */
export async function measureGrowth(
  rounds: number,
  sizes: Readonly<Record<string, SizedCall>>,
): Promise<Growth> {
  const rows: Record<string, number> = {}
  const turns: Record<string, () => Promise<number>> = {}
  for (const [size, target] of Object.entries(sizes)) {
    const first = await lookAt(target)
    rows[size] = first.rows
    const seconds = Math.ceil((first.slowest * LEAST_ANSWERS) / 1000)
    const load = {
      connections: 1,
      seconds: Math.min(Math.max(seconds, LEAST_SECONDS), MOST_SECONDS),
    }
    turns[size] = async () => (await runWrk(target, load)).p50
    await turns[size]()
  }
  return { p50: await inTurn(rounds, turns), rows }
}

async function lookAt({ url, paths }: SizedCall): Promise<{ rows: number; slowest: number }> {
  let [rows, slowest] = [0, 0]
  for (const path of paths) {
    const began = performance.now()
    const answer = await fetch(url + path)
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    const { data } = (await answer.json()) as { data: unknown }
    slowest = Math.max(slowest, performance.now() - began)
    rows = Math.max(rows, Array.isArray(data) ? data.length : 1)
  }
  return { rows, slowest }
}

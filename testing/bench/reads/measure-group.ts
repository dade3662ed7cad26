import { inTurn } from "../rounds"
import { runWrk, type Target } from "../wrk/run-wrk"

/** One read, asked of several sides in turn. */
export type Group = { what: string; connections: number; sides: Readonly<Record<string, Target>> }

export type Measured = Omit<Group, "sides"> & {
  /** Requests a second, round by round. */
  perSecond: Readonly<Record<string, number[]>>
}

type Turns = { rounds: number; seconds: number }

/** Warms each side up, then measures them in turn. */
export async function measureGroup(
  { what, connections, sides }: Group,
  { rounds, seconds }: Turns,
): Promise<Measured> {
  const load = { connections, seconds }
  for (const target of Object.values(sides)) await runWrk(target, load)
  const turns = Object.entries(sides).map(([name, target]) => [
    name,
    async () => (await runWrk(target, load)).perSecond,
  ])
  const perSecond = await inTurn(
    rounds,
    Object.fromEntries(turns) as Record<string, () => Promise<number>>,
  )
  return { what, connections, perSecond }
}

import { isDeepStrictEqual } from "node:util"

type Row = Record<string, unknown>

/**
 * The audit trail without what was done and taken back. Nothing can be deleted from it: a change
 * that is undone is told of twice, and both entries must say the same the other way round.
 */
export function settledTrail(entries: Row[] = []): Row[] {
  const settled = entries.flatMap((undoing) => {
    const undone = entries.find(({ id }) => id === undoing.takes_back)
    return undone && isMirror(undoing, undone) ? [undoing, undone] : []
  })
  return entries.filter((entry) => !settled.includes(entry))
}

/** Refusals to go on trying are counted and told a minute later, in whichever test that is. */
export function isOfThisTest({ actor_name }: Row): boolean {
  return actor_name !== "several attempts"
}

function isMirror(undoing: Row, undone: Row): boolean {
  const [there, back] = [
    [undone.kind, undone.thing_id, undone.before, undone.after],
    [undoing.kind, undoing.thing_id, undoing.after, undoing.before],
  ]
  return isDeepStrictEqual(there, back)
}

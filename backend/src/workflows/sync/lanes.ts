/** What a batch is about, by names of its kind's own: parts, stocked things, an ERP's ids. */
type Things = ReadonlySet<string>

/** A batch's place among those of a run that are worked on at once. */
export type Place = {
  /**
   * Judges a batch by what the shop has, and once more where one before it was about the same things
   * and not done by then: so each sees what those before it did. What is answered may be written.
   */
  judge: <Judged extends { things: Things }>(judge: () => Promise<Judged>) => Promise<Judged>
  /** The batch is done, or never will be. */
  leave: () => void
}

type Claim = {
  things: Set<string>
  /** `things` are all that it writes and reads. */
  isSaid: Promise<void>
  say: () => void
  isDone: Promise<void>
  end: () => void
}

/** Where the batches of a run stand that are worked on at once, in the order in which they enter. */
export function openLanes(): { enter: () => Place } {
  const open = new Set<Claim>()
  return {
    enter: () => {
      const earlier = [...open]
      const own = newClaim()
      open.add(own)
      return {
        judge: async (judge) => {
          for (;;) {
            const undone = earlier.filter((claim) => open.has(claim))
            const judged = await judge()
            await Promise.all(undone.map(({ isSaid }) => isSaid))
            const same = undone.filter(({ things }) => meet(things, judged.things))
            if (same.length === 0) {
              for (const thing of judged.things) own.things.add(thing)
              own.say()
              return judged
            }
            await Promise.all(same.map(({ isDone }) => isDone))
          }
        },
        leave: () => {
          open.delete(own)
          own.say()
          own.end()
        },
      }
    },
  }
}

function newClaim(): Claim {
  const [isSaid, say] = newSign()
  const [isDone, end] = newSign()
  return { things: new Set(), isSaid, say, isDone, end }
}

function newSign(): [given: Promise<void>, give: () => void] {
  let give = () => {}
  const given = new Promise<void>((resolve) => {
    give = resolve
  })
  return [given, give]
}

function meet(some: Things, others: Things): boolean {
  for (const thing of some) if (others.has(thing)) return true
  return false
}

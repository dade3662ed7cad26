import { setTimeout as delay } from "node:timers/promises"

/** Between two rounds: a hundred orders a second cost few rounds, and requests come first. */
const PAUSE_MS = 500

/** The wish to look at all that happened, for what no event named; other wishes are ids that events named. */
export const SWEEP = "sweep"

/** Works off what was asked for; answers whether something may be left, for one more round. */
type Round<Host, Wish> = (host: Host, wishes: Wish[]) => Promise<boolean>

/**
 * One round at a time, until nobody asks. A call during a round is served by the next one, also
 * where it wishes what that round has taken already. Wishes of a round that fails are kept for the
 * next call; every caller of that time learns of the failure.
 */
export function createRounds<Host, Wish>(goRound: Round<Host, Wish>, pauseMs = PAUSE_MS) {
  let rounds: Promise<void> | undefined
  let asked = false
  const wishes = new Set<Wish>()
  const keep = (taken: Wish[]) => taken.forEach((wish) => wishes.add(wish))

  async function takeUp(host: Host): Promise<boolean> {
    const taken = [...wishes]
    asked = false
    wishes.clear()
    try {
      const isLeft = await goRound(host, taken)
      if (isLeft) keep(taken)
      return isLeft
    } catch (error) {
      keep(taken)
      throw error
    }
  }

  async function goRounds(host: Host): Promise<void> {
    try {
      while (asked) {
        const isLeft = await takeUp(host)
        asked ||= isLeft
        if (asked) await delay(pauseMs)
      }
    } finally {
      // At once: a call a moment later begins anew, in place of waiting for what has ended.
      rounds = undefined
    }
  }

  return (host: Host, wish?: Wish): Promise<void> => {
    asked = true
    if (wish !== undefined) wishes.add(wish)
    return (rounds ??= goRounds(host))
  }
}

import type { DemandKind } from "../../contract/staff/demand"
import { wantedWord } from "./wanted-word"

/** Something that somebody looked for. */
export type Wanted = {
  word: string
  /** Why it was not had; undefined where it was. */
  kind?: DemandKind | undefined
}

export type Counted = { kind: DemandKind; word: string; count: number }

type Visit = { words: Map<string, DemandKind>; seen: Set<string>; heardAt: number }

/** Whoever has typed nothing for so long has meant it. */
const QUIET_MS = 15_000
/** The same of the same visitor counts once. */
const VISIT_MS = 30 * 60_000
const MOST_VISITS = 10_000
const MOST_WORDS = 2_000

/**
 * What visitors look for in vain, until it is kept. Who types a number asks for each beginning of it:
 * a word that the same visitor typed on, or took back by letters, is none. Visitors are told apart
 * here for that alone, and go nowhere.
 */
export class DemandBook {
  readonly #visits = new Map<string, Visit>()

  /** Whether nobody has looked for anything in vain for a while. */
  get isEmpty(): boolean {
    return this.#visits.size === 0
  }

  hear(visitor: string, wanted: readonly Wanted[], now = Date.now()): void {
    const known = this.#visits.get(visitor)
    if (!known && (this.#visits.size >= MOST_VISITS || wanted.every(({ kind }) => !kind))) return
    const visit = known ?? { words: new Map(), seen: new Set(), heardAt: now }
    this.#visits.set(visitor, visit)
    visit.heardAt = now
    for (const { word: typed, kind } of wanted) {
      const word = wantedWord(typed)
      if (word === undefined) continue
      for (const before of visit.words.keys()) {
        if (before !== word && continues(before, word)) visit.words.delete(before)
      }
      if (kind && !visit.seen.has(word) && visit.words.size < MOST_WORDS)
        visit.words.set(word, kind)
    }
  }

  /** Takes out what visitors meant who have been quiet; all of it where `everything` is asked for. */
  take({ now = Date.now(), everything = false } = {}): Counted[] {
    const counts = new Map<string, Counted>()
    for (const [visitor, visit] of this.#visits) {
      const quietFor = now - visit.heardAt
      if (quietFor >= QUIET_MS || everything) {
        for (const [word, kind] of visit.words) {
          const counted = counts.get(`${kind} ${word}`) ?? { kind, word, count: 0 }
          counts.set(`${kind} ${word}`, { ...counted, count: counted.count + 1 })
          visit.seen.add(word)
        }
        visit.words.clear()
      }
      if (quietFor >= VISIT_MS) this.#visits.delete(visitor)
    }
    return [...counts.values()]
  }
}

function continues(one: string, other: string): boolean {
  return one.startsWith(other) || other.startsWith(one)
}

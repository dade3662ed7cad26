import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { IndexState } from "./index-state"

/** Fewer entries are counted in some milliseconds: then each state has a count of its own. */
export const MANY = 10_000

/** A count of many holds for so many times as long as it took, in whatever state: a fiftieth of a processor at most. */
const WORTH = 50
const LONGEST_MS = 60_000

/** How many entries were looked at for a count, and how long that took. */
type Effort = { of: number; tookMs: number }

/** How many entries a page is of. */
export type KeptTotal = IndexState & Effort & { total: string }

type Kept<Counted> = { counted: Counted; until: number }

/**
 * What was counted in a state of the catalogue, by what was asked and for whom it holds. Where many
 * entries were looked at, it holds for a while beyond that state, so that rows of an ERP, which
 * make a new state twice a second, do not have a million counted as often. What nobody has asked for
 * the longest is forgotten.
 */
export class KeptCounts<Counted extends IndexState & Effort> {
  readonly #kept = new WeakMap<object, Map<string, Kept<Counted>>>()

  constructor(private readonly most: number) {}

  /** What was counted last of `asked`, in whatever state. */
  last(container: MedusaContainer, asked: unknown, own: string): Counted | undefined {
    return this.#of(container).get(keyOf(asked, own))?.counted
  }

  /**
   * What was counted of `asked`, if it holds in this state; if not, whoever asked has to count. The
   * others take the old count of many meanwhile.
   */
  get(container: MedusaContainer, asked: unknown, now: IndexState): Counted | undefined {
    const known = this.#of(container)
    const key = keyOf(asked, now.own)
    const kept = known.get(key)
    if (!kept) return undefined
    known.delete(key)
    known.set(key, kept)
    if (kept.counted.version === now.version || kept.until > Date.now()) return kept.counted
    if (kept.counted.of >= MANY) kept.until = Date.now() + LONGEST_MS
    return undefined
  }

  set(container: MedusaContainer, asked: unknown, counted: Counted): void {
    const known = this.#of(container)
    const key = keyOf(asked, counted.own)
    const holds = counted.of < MANY ? 0 : Math.min(WORTH * counted.tookMs, LONGEST_MS)
    known.delete(key)
    known.set(key, { counted, until: Date.now() + holds })
    const [oldest] = known.keys()
    if (known.size > this.most && oldest !== undefined) known.delete(oldest)
  }

  #of(container: MedusaContainer): Map<string, Kept<Counted>> {
    const database = container.resolve<object>(ContainerRegistrationKeys.PG_CONNECTION)
    const known = this.#kept.get(database) ?? new Map<string, Kept<Counted>>()
    this.#kept.set(database, known)
    return known
  }
}

function keyOf(asked: unknown, own: string): string {
  return JSON.stringify([asked, own])
}

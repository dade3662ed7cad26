import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { asError } from "../../errors/as-error"
import type { IndexState } from "./index-state"

/** Fewer entries are counted in some milliseconds: then each state has a count of its own. */
export const MANY = 10_000

/** A count of many holds for so many times as long as it took, in whatever state: a fiftieth of a processor at most. */
const WORTH = 50
const LONGEST_MS = 60_000

/** An older count is not told to whoever comes first, but waited for. */
const OLDEST_MS = 600_000

/** `of` is how many entries were looked at for a count. */
type Counts = IndexState & { of: number }

/** How many entries a page is of. */
export type KeptTotal = Counts & { total: string }

/** `until` then it holds in whatever state; `told` is when it is too old to be told while another is made. */
type Kept<Counted> = { counted: Counted; until: number; told: number }

/**
 * What was counted in a state of the catalogue, by what was asked and for whom it holds. Where many
 * entries were looked at, it holds for a while beyond that state, so that rows of an ERP, which
 * make a new state twice a second, do not have a million counted as often; and then nobody waits for
 * the next count. What nobody has asked for the longest is forgotten.
 */
export class KeptCounts<Counted extends Counts> {
  readonly #kept = new WeakMap<object, Map<string, Kept<Counted>>>()

  constructor(private readonly most: number) {}

  /** What was counted last of `asked`, in whatever state. */
  last(container: MedusaContainer, asked: unknown, own: string): Counted | undefined {
    return this.#all(container).get(keyOf(asked, own))?.counted
  }

  /**
   * What was counted of `asked`, where it holds in this state, and else what `count` says. A count of
   * many that holds no longer is told while another is made, which whoever comes later is told.
   */
  async of<Found extends Counted | undefined>(
    container: MedusaContainer,
    { asked, now }: { asked: unknown; now: IndexState },
    count: () => Promise<Found>,
  ): Promise<Counted | Found> {
    const known = this.#all(container)
    const key = keyOf(asked, now.own)
    const kept = known.get(key)
    const anew = async () => {
      const began = performance.now()
      const counted = await count()
      if (counted) this.set(container, asked, { counted, tookMs: performance.now() - began })
      return counted
    }
    if (!kept || eraOf(kept.counted) !== eraOf(now)) return anew()
    known.delete(key)
    known.set(key, kept)
    const time = Date.now()
    if (kept.counted.version === now.version || kept.until > time) return kept.counted
    if (kept.counted.of < MANY) return anew()
    kept.until = time + LONGEST_MS
    const counting = anew()
    if (kept.told <= time) return counting
    counting.catch((error: unknown) => {
      const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
      logger.error("A search could not be counted", asError(error))
    })
    return kept.counted
  }

  /** Keeps what took so long to count. */
  set(
    container: MedusaContainer,
    asked: unknown,
    { counted, tookMs }: { counted: Counted; tookMs: number },
  ): void {
    const known = this.#all(container)
    const key = keyOf(asked, counted.own)
    const holds = counted.of < MANY ? 0 : Math.min(WORTH * tookMs, LONGEST_MS)
    const until = Date.now() + holds
    known.delete(key)
    known.set(key, { counted, until, told: until + OLDEST_MS })
    const [oldest] = known.keys()
    if (known.size > this.most && oldest !== undefined) known.delete(oldest)
  }

  #all(container: MedusaContainer): Map<string, Kept<Counted>> {
    const database = container.resolve<object>(ContainerRegistrationKeys.PG_CONNECTION)
    const known = this.#kept.get(database) ?? new Map<string, Kept<Counted>>()
    this.#kept.set(database, known)
    return known
  }
}

/** Another one since the catalogue's tables were made anew, as by a backup: no count of before is told. */
function eraOf({ version }: IndexState): string {
  return version.slice(0, version.indexOf(":"))
}

function keyOf(asked: unknown, own: string): string {
  return JSON.stringify([asked, own])
}

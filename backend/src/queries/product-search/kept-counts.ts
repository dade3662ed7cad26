import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { IndexState } from "./index-state"

/**
 * What was counted in a state of the catalogue, by what was asked and for whom it holds. What nobody
 * has asked for the longest is forgotten.
 */
export class IndexStateCache<Counted extends IndexState> {
  readonly #kept = new WeakMap<object, Map<string, Counted>>()

  constructor(private readonly most: number) {}

  /** What was counted of `asked`, if it holds in this state. */
  get(container: MedusaContainer, asked: unknown, now: IndexState): Counted | undefined {
    const known = this.#of(container)
    const key = keyOf(asked, now)
    const counted = known.get(key)
    if (counted?.version !== now.version) return undefined
    known.delete(key)
    known.set(key, counted)
    return counted
  }

  set(container: MedusaContainer, asked: unknown, counted: Counted): void {
    const known = this.#of(container)
    const key = keyOf(asked, counted)
    known.delete(key)
    known.set(key, counted)
    const [oldest] = known.keys()
    if (known.size > this.most && oldest !== undefined) known.delete(oldest)
  }

  #of(container: MedusaContainer): Map<string, Counted> {
    const database = container.resolve<object>(ContainerRegistrationKeys.PG_CONNECTION)
    const known = this.#kept.get(database) ?? new Map<string, Counted>()
    this.#kept.set(database, known)
    return known
  }
}

function keyOf(asked: unknown, { own }: IndexState): string {
  return JSON.stringify([asked, own])
}

import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { IndexState } from "./index-state"

/**
 * What was counted in a state of the catalogue, by what was asked; the oldest are forgotten. Nothing
 * is kept while a price list is in force: these begin and end with time.
 */
export class IndexStateCache<Counted extends IndexState> {
  readonly #kept = new WeakMap<object, Map<string, Counted>>()

  constructor(private readonly most: number) {}

  get(container: MedusaContainer, key: string): Counted | undefined {
    return this.#of(container).get(key)
  }

  set(container: MedusaContainer, key: string, counted: Counted | undefined): void {
    const known = this.#of(container)
    known.delete(key)
    if (counted?.listed === "0") known.set(key, counted)
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

/** Whether what was counted then holds now. */
export function isCurrent(then: IndexState, now: IndexState | undefined): boolean {
  return then.version === now?.version && now.listed === "0"
}

/** A server of the shop as the proxy sees it. */
export type Place = {
  readonly port: number
  /** Whether it was taken out on purpose: it gets no new calls. */
  isOut: boolean
  isHealthy: boolean
  /** How many calls it works on. */
  calls: number
}

export function newPlace(port: number): Place {
  return { port, isOut: false, isHealthy: false, calls: 0 }
}

/** Who answers the next call: the servers in turn. */
export class Rotation {
  #turn = 0

  constructor(readonly places: readonly Place[]) {}

  /**
   * The next server to ask, or none. While no server is healthy, one that is not: what is wrong
   * with it, it says better itself.
   */
  next(tried: ReadonlySet<Place>): Place | undefined {
    const able = this.places.filter((place) => !place.isOut && !tried.has(place))
    const healthy = able.filter(({ isHealthy }) => isHealthy)
    const asked = healthy.length > 0 ? healthy : able
    this.#turn += 1
    return asked[this.#turn % asked.length]
  }
}

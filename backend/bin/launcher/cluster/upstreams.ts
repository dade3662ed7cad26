/** A server of the shop as the proxy sees it. */
export type Upstream = {
  readonly port: number
  /** Whether it was taken out on purpose: it gets no new calls. */
  isDraining: boolean
  isHealthy: boolean
  /** How many calls it works on. */
  calls: number
}

export function newUpstream(port: number): Upstream {
  return { port, isDraining: false, isHealthy: false, calls: 0 }
}

/** Who answers the next call: the servers in turn. */
export class Rotation {
  #turn = 0

  constructor(readonly upstreams: readonly Upstream[]) {}

  /**
   * The next server to ask, or none. While no server is healthy, one that is not: what is wrong
   * with it, it says better itself.
   */
  next(tried: ReadonlySet<Upstream>): Upstream | undefined {
    const able = this.upstreams.filter((upstream) => !upstream.isDraining && !tried.has(upstream))
    const healthy = able.filter(({ isHealthy }) => isHealthy)
    const asked = healthy.length > 0 ? healthy : able
    this.#turn += 1
    return asked[this.#turn % asked.length]
  }
}

export type Figures = {
  count: number
  perSecond: number
  p50: number
  p95: number
  p99: number
}

/** Has `clients` do `task` one time after the other for so long; times in milliseconds. */
export async function measure(
  { clients, seconds }: { clients: number; seconds: number },
  task: (client: number) => Promise<unknown>,
): Promise<Figures> {
  const times: number[] = []
  const began = performance.now()
  const end = began + seconds * 1000
  const work = async (client: number) => {
    while (performance.now() < end) {
      const start = performance.now()
      await task(client)
      times.push(performance.now() - start)
    }
  }
  await Promise.all(Array.from({ length: clients }, (_, client) => work(client)))
  const elapsed = (performance.now() - began) / 1000
  times.sort((a, b) => a - b)
  const at = (share: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return {
    count: times.length,
    perSecond: times.length / elapsed,
    ...{ p50: at(0.5), p95: at(0.95), p99: at(0.99) },
  }
}

const last = new Map<string, Promise<void>>()

/**
 * Waits until all that acquired this name before, in this process, released it; answers the call
 * that releases it. Who waits for a lock of the database keeps a connection of the pool, and the one
 * that is waited for may need another: here they wait without one.
 */
export async function acquireMutex(name: string): Promise<() => void> {
  const before = last.get(name)
  let release = () => {}
  const mine = new Promise<void>((resolve) => {
    release = () => {
      if (last.get(name) === mine) last.delete(name)
      resolve()
    }
  })
  last.set(name, mine)
  await before
  return release
}

const last = new Map<string, Promise<void>>()

/**
 * Waits until all that took a turn under this name before, in this process, gave it back; answers
 * the call that gives it back. Who waits for a lock of the database keeps a connection of the pool,
 * and the one that is waited for may need another: here they wait without one.
 */
export async function takeTurn(name: string): Promise<() => void> {
  const before = last.get(name)
  let giveBack = () => {}
  const mine = new Promise<void>((resolve) => {
    giveBack = () => {
      if (last.get(name) === mine) last.delete(name)
      resolve()
    }
  })
  last.set(name, mine)
  await before
  return giveBack
}

import { onlineManager } from "@tanstack/react-query"

const KEY = "reloaded-from"
let reloading = false
/** Failures that the page is to be reloaded for; those of guesses are taken out again. */
const failures = new Set<unknown>()

/** Whether the page is about to be replaced for `error`: until then there is nothing to complain of. */
export function isReloading(error: unknown): boolean {
  return reloading || failures.has(error)
}

/**
 * A new release removes the chunks of the one that is open in this tab: when one cannot be loaded,
 * the page is reloaded, once for each release. Offline a reload would lose what can still be read.
 */
export function reloadWhenStale(release: string): void {
  addEventListener("vite:preloadError", ({ payload }) => {
    if (!onlineManager.isOnline() || wasLeft(release)) return
    failures.add(payload)
    // Only then is it known who asked: a guess, which is told within this task, or a reader. Both may
    // ask for one script, and it was seen to come for the guess after it had failed the reader.
    setTimeout(() => {
      if (reloading || !failures.size) return
      reloading = true
      sessionStorage.setItem(KEY, release)
      location.reload()
    })
  })
}

/** Loads what may be needed: where that fails nobody is disturbed, whoever needs it asks again. */
export async function quietly(load: () => Promise<unknown>): Promise<void> {
  await load().catch((error: unknown) => failures.delete(error))
}

/** Whether this release was left for a newer one before; true where nothing can be remembered. */
function wasLeft(release: string): boolean {
  try {
    const left = sessionStorage.getItem(KEY)
    sessionStorage.setItem(KEY, left ?? "")
    return left === release
  } catch {
    return true
  }
}

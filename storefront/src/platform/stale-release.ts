import { onlineManager } from "@tanstack/react-query"

const KEY = "reloaded-from"
let reloading = false
/** Loads that nobody asked for, and how many failures of theirs were passed over. */
let guesses = 0
let passed = 0

/** Whether the page is about to be replaced: until then there is nothing to complain of. */
export function isReloading(): boolean {
  return reloading
}

/**
 * A new release removes the chunks of the one that is open in this tab: when one cannot be loaded,
 * the page is reloaded, once for each release. Offline a reload would lose what can still be read.
 */
export function reloadWhenStale(release: string): void {
  addEventListener("vite:preloadError", () => {
    if (passed < guesses) {
      // The same script, asked for by a reader as well, fails a second time.
      passed += 1
      return
    }
    if (!onlineManager.isOnline() || !isFirst(release)) return
    reloading = true
    location.reload()
  })
}

/** Loads what may be needed: where that fails nobody is disturbed, whoever needs it asks again. */
export async function quietly(load: () => Promise<unknown>): Promise<void> {
  guesses += 1
  const done = () => {
    guesses -= 1
    passed = Math.min(passed, guesses)
  }
  await load().then(done, done)
}

/** Whether this release was not left for a newer one yet; false where nothing can be remembered. */
function isFirst(release: string): boolean {
  try {
    if (sessionStorage.getItem(KEY) === release) return false
    sessionStorage.setItem(KEY, release)
    return true
  } catch {
    return false
  }
}

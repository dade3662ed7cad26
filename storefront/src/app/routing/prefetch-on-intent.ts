import { prefetchPage } from "./prefetch-page"

/** A pointer that only crosses a link is gone by then. */
const DWELL_MS = 80

type Connection = { saveData?: boolean }

/**
 * Fetches a page when a pointer rests on its link, the focus is there or a finger touches it: most
 * of it is there when the link is followed. Not for those who asked for fewer data.
 */
export function prefetchOnIntent(page: Document): void {
  let waiting: number | undefined
  const fetchSoon = ({ target }: Event, after: number) => {
    clearTimeout(waiting)
    const url = addressOf(target)
    if (url) waiting = window.setTimeout(() => void prefetchPage(url), after)
  }
  page.addEventListener("pointerover", (event) => fetchSoon(event, DWELL_MS))
  page.addEventListener("focusin", (event) => fetchSoon(event, DWELL_MS))
  page.addEventListener("touchstart", (event) => fetchSoon(event, 0), { passive: true })
}

/** Where a link of this shop leads, away from the page that is shown. */
function addressOf(target: EventTarget | null): URL | undefined {
  const { connection } = navigator as { connection?: Connection }
  if (connection?.saveData || !navigator.onLine || !(target instanceof Element)) return undefined
  const link = target.closest<HTMLAnchorElement>("a[href]")
  if (!link || link.origin !== location.origin) return undefined
  const url = new URL(link.href)
  return url.pathname + url.search === location.pathname + location.search ? undefined : url
}

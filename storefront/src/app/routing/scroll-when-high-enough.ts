const PATIENCE_MS = 3000

/**
 * Scrolls to `top` as soon as the page is high enough, which may take until its lists are there.
 * Gives up when the reader scrolls or types first. Answers how to stop waiting.
 */
export function scrollWhenHighEnough(top: number): () => void {
  const watcher = new ResizeObserver(attempt)
  const waiting = new AbortController()
  const timer = setTimeout(stop, PATIENCE_MS)

  function stop() {
    watcher.disconnect()
    waiting.abort()
    clearTimeout(timer)
  }
  function attempt() {
    const { scrollHeight, clientHeight } = document.documentElement
    if (scrollHeight - clientHeight < top) return
    stop()
    scrollTo({ top, behavior: "instant" })
  }

  for (const move of ["wheel", "touchmove", "keydown"]) {
    addEventListener(move, stop, { signal: waiting.signal, passive: true })
  }
  attempt()
  if (!waiting.signal.aborted) watcher.observe(document.body)
  return stop
}

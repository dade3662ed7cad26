type Listener = (event: PopStateEvent) => void

let first: Listener | null = null

// A window's listeners are called in the order in which they were added, capturing or not: only one
// from before the router's can keep an event from it. The application imports this file for that.
addEventListener("popstate", (event) => first?.(event))

/** Gets Back and Forward before the router does; returns how to stop. One listener at a time. */
export function interceptBack(listener: Listener): () => void {
  first = listener
  return () => {
    if (first === listener) first = null
  }
}

import { useSyncExternalStore } from "react"

/** Whether the window is as a media query says, and goes on to be. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query)
      media.addEventListener("change", listener)
      return () => media.removeEventListener("change", listener)
    },
    () => matchMedia(query).matches,
  )
}

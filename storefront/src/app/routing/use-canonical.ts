import { useEffect } from "react"
import type { Location } from "react-router-dom"

/**
 * Keeps the canonical link in step with the page: the server wrote it for the first one, and
 * telephones share what it says. A page that is not to be found by searching has none.
 */
export function useCanonical({ pathname, search }: Location): void {
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>("link[rel=canonical]")
    if (!link) return
    const category = new URLSearchParams(search).get("category")
    const query = category ? `?${new URLSearchParams({ category })}` : ""
    link.href = new URL(pathname + query, link.href).href
  }, [pathname, search])
}

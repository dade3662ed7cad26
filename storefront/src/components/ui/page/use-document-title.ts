import { useEffect } from "react"
import { shopFacts } from "@/platform/shop-facts"

const SHOP = shopFacts.name
const stack: string[] = []

function show(): void {
  const title = stack.at(-1)
  document.title = title ? `${title} · ${SHOP}` : SHOP
}

/** Names the tab while the caller is shown; a dialog's title stands above its page's. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    stack.push(title)
    show()
    return () => {
      stack.splice(stack.lastIndexOf(title), 1)
      show()
    }
  }, [title])
}

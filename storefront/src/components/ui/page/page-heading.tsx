import { useEffect, useRef, type ReactNode } from "react"
import { useDocumentTitle } from "./use-document-title"

type PageHeadingProps = {
  children: ReactNode
  /** What the browser's tab says; the heading itself where it is plain text. */
  title: string
  className?: string
}

/** Whether the reader moved inside the shop: the first page's focus belongs to the browser. */
let visited = false

/** Whether the reader is in the header's search already: it outlives the page that they left. */
function isTyping(): boolean {
  return document.activeElement instanceof HTMLInputElement
}

/** A page's h1; it takes the focus on navigation, so that it is read out first. */
export function PageHeading({ children, title, className = "" }: PageHeadingProps) {
  const ref = useRef<HTMLHeadingElement>(null)
  useDocumentTitle(title)
  useEffect(() => {
    if (visited && !isTyping() && !document.querySelector("[role=dialog]")) {
      ref.current?.focus({ preventScroll: true })
    }
    visited = true
  }, [])
  return (
    <h1 ref={ref} tabIndex={-1} className={`text-4xl md:text-5xl ${className}`}>
      {children}
    </h1>
  )
}

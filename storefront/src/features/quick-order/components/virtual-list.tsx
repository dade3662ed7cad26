import { useWindowVirtualizer } from "@tanstack/react-virtual"
import { type ReactNode, useLayoutEffect, useRef, useState } from "react"

type VirtualListProps<Item> = {
  label: string
  items: readonly Item[]
  keyOf: (item: Item) => string
  /** How high one is about, in pixels. */
  height: number
  children: (item: Item) => ReactNode
}

const OVERSCAN = 8

/** A list of up to thousands of rows, of which those in sight are on the page. */
export function VirtualList<Item>({
  label,
  items,
  keyOf,
  height,
  children,
}: VirtualListProps<Item>) {
  const list = useRef<HTMLUListElement>(null)
  const [top, setTop] = useState(0)
  const virtualizer = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => height,
    overscan: OVERSCAN,
    scrollMargin: top,
    getItemKey: (index) => {
      const item = items[index]
      return item === undefined ? index : keyOf(item)
    },
  })
  // What stands above it grows and shrinks with the list of what is to mend.
  useLayoutEffect(() => {
    const measure = () => setTop((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [])
  return (
    <ul
      ref={list}
      aria-label={label}
      className="relative"
      style={{ height: virtualizer.getTotalSize() }}
    >
      {virtualizer.getVirtualItems().map(({ key, index, start }) => {
        const item = items[index]
        if (item === undefined) return null
        return (
          <li
            key={String(key)}
            ref={virtualizer.measureElement}
            data-index={index}
            aria-setsize={items.length}
            aria-posinset={index + 1}
            className="absolute inset-x-0 top-0 border-b border-line py-3"
            style={{ transform: `translateY(${start - top}px)` }}
          >
            {children(item)}
          </li>
        )
      })}
    </ul>
  )
}

import { useState } from "react"
import { useDark } from "@/platform/theme"
import { inkOf } from "./drawing-ink"

type PartImageProps = {
  src: string
  alt: string
  /** Of the first row: fetched before the rest of the page. */
  eager?: boolean
}

/** A part's picture at 4:3; the works' own drawings come in the ink that the theme asks for. */
export function PartImage({ src, alt, eager = false }: PartImageProps) {
  const dark = useDark()
  const [failed, setFailed] = useState("")
  const drawn = inkOf(src, dark)
  if (!src || failed === drawn) {
    return (
      <span
        role="img"
        aria-label={alt}
        className="lettering grid aspect-4/3 place-items-center text-muted"
      >
        No drawing
      </span>
    )
  }
  return (
    <img
      src={drawn}
      alt={alt}
      width={640}
      height={480}
      loading={eager ? "eager" : "lazy"}
      fetchPriority={eager ? "high" : undefined}
      decoding="async"
      onError={() => setFailed(drawn)}
      className="aspect-4/3 h-auto w-full object-contain"
    />
  )
}

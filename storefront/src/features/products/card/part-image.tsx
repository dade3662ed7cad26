import { CARD_SIZES, inkOf, sourceSet } from "@shop/contract/product/picture/picture"
import { useState } from "react"
import { useDark } from "@/platform/theme"
import { cardText } from "./texts"

type PartImageProps = {
  src: string
  alt: string
  /** The first of the page: fetched before everything else. */
  eager?: boolean
  /** How wide it is shown, as the attribute has it. */
  sizes?: string
}

/** A part's picture at 4:3; the works' own drawings come in the ink that the theme asks for. */
export function PartImage({ src, alt, eager = false, sizes = CARD_SIZES }: PartImageProps) {
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
        {cardText("noDrawing")}
      </span>
    )
  }
  const avif = sourceSet(drawn, "avif")
  return (
    <picture>
      {avif ? <source type="image/avif" srcSet={avif} sizes={sizes} /> : null}
      <img
        sizes={sizes}
        srcSet={sourceSet(drawn, "webp")}
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
    </picture>
  )
}

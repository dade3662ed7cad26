import type { Product } from "@shop/contract/product/product"
import { Star } from "lucide-react"
import { figure } from "@/platform/format/figure"
import { type Rated, valueOf } from "./average-rating"
import { reviewText } from "./texts"

const PLACES = [1, 2, 3, 4, 5]

/** Five stars, as many of them filled as `value` rounds to; the number itself belongs beside them. */
export function Stars({ value }: { value: number }) {
  return (
    <span aria-hidden="true" className="flex gap-0.5">
      {PLACES.map((place) => (
        <Star
          key={place}
          className={`size-4 ${place <= Math.round(value) ? "fill-primary text-primary" : "text-muted"}`}
        />
      ))}
    </span>
  )
}

type AverageProps = {
  rated: Rated | null
  /** Whether older reviews are left out of it. */
  newest?: boolean
}

/** "4.2 of 5 in 8 reviews"; nothing where no rating is a number. */
export function Average({ rated, newest = false }: AverageProps) {
  if (!rated) return null
  const { average, count } = rated
  return (
    <p className="flex items-center gap-3">
      <Stars value={average} />
      <span className="tabular-nums">
        <strong className="font-semibold">{reviewText("ofFive", { average })}</strong>{" "}
        <span className="text-muted">
          {newest ? reviewText("inNewestReviews", { count }) : reviewText("inReviews", { count })}
        </span>
      </span>
    </p>
  )
}

/** Stars for what reads as a number from 1 to 5; any other rating as its writer's words, which rate nothing. */
export function Rating({ text }: { text: string }) {
  const value = valueOf(text)
  if (value === null) {
    return <p className="text-sm text-muted wrap-anywhere">{reviewText("inWords", { text })}</p>
  }
  return (
    <p className="flex items-center gap-2">
      <Stars value={value} />
      <span className="text-sm text-muted tabular-nums">
        {text.trim()}
        <span className="sr-only"> {reviewText("ofFiveStars")}</span>
      </span>
    </p>
  )
}

/** A part's stars and what they come to; an empty line of the same height where nobody rated it. */
export function CardRating({ product }: { product: Product }) {
  const { averageRating: average, ratingCount: count } = product
  if (average === null) return <p aria-hidden="true" className="h-5" />
  return (
    <p className="flex h-5 items-center gap-1.5 text-sm text-muted tabular-nums">
      <Stars value={average} />
      <span aria-hidden="true">
        {average} ({figure(count)})
      </span>
      <span className="sr-only">{reviewText("rated", { average, count })}</span>
    </p>
  )
}

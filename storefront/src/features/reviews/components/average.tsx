import type { Rated } from "../average-rating"
import { Stars } from "./stars"

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
        <strong className="font-semibold">{average} of 5</strong>{" "}
        <span className="text-muted">
          in {count === 1 ? "1 review" : `${newest ? "the newest " : ""}${count} reviews`}
        </span>
      </span>
    </p>
  )
}

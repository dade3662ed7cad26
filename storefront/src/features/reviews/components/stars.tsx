import { Star } from "lucide-react"

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

import { Star } from "lucide-react"
import type { ComponentProps } from "react"
import { TextField } from "@/components/ui/form/text-field"
import { valueOf } from "../average-rating"
import { ownReviewText } from "../own-texts"

type RatingFieldProps = Omit<ComponentProps<typeof TextField>, "label"> & {
  /** What is typed. */
  text: string
  /** A star was pressed. */
  onRate: (rating: string) => void
}

const STARS = [1, 2, 3, 4, 5]

/** A rating: free text as the specification has it, and five stars that fill it in. */
export function RatingField({ text, onRate, ...field }: RatingFieldProps) {
  const value = valueOf(text) ?? 0
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-1 sm:col-span-2">
      <TextField
        label={ownReviewText("ratings")}
        required
        autoComplete="off"
        placeholder={ownReviewText("ratingsHint")}
        {...field}
      />
      <div role="group" aria-label={ownReviewText("stars")} className="flex sm:mt-6">
        {STARS.map((star) => (
          <button
            key={star}
            type="button"
            aria-label={ownReviewText("starsOfFive", { count: star })}
            aria-pressed={value === star}
            className="btn btn-square btn-ghost"
            onClick={() => onRate(String(star))}
          >
            <Star
              aria-hidden="true"
              className={`size-6 ${star <= Math.round(value) ? "fill-primary text-primary" : "text-muted"}`}
            />
          </button>
        ))}
      </div>
    </div>
  )
}

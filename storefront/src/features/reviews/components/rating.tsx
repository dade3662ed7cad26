import { valueOf } from "../average-rating"
import { Stars } from "./stars"

/** Stars for what reads as a number from 1 to 5; any other rating as its writer put it. */
export function Rating({ text }: { text: string }) {
  const value = valueOf(text)
  if (value === null) return <p className="lettering text-muted">{text}</p>
  return (
    <p className="flex items-center gap-2">
      <Stars value={value} />
      <span className="text-sm text-muted tabular-nums">
        {text.trim()}
        <span className="sr-only"> of 5 stars</span>
      </span>
    </p>
  )
}

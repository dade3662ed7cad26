import type { Review, ReviewStatus } from "@shop/contract/review/review"
import { CircleDashed, EyeOff, type LucideIcon } from "lucide-react"

const MARKS: Record<Exclude<ReviewStatus, "published">, { icon: LucideIcon; words: string }> = {
  pending: { icon: CircleDashed, words: "Waits to be read by us" },
  hidden: { icon: EyeOff, words: "Not shown in the shop" },
}

/** Why others do not see a review; nothing where they do. */
export function ReviewMark({ review: { status } }: { review: Review }) {
  if (status === "published") return null
  const { icon: Icon, words } = MARKS[status]
  return (
    <span className="mt-1 flex items-center gap-1.5 text-sm text-muted">
      <Icon aria-hidden="true" className="size-4 shrink-0 text-warning" />
      {words}
    </span>
  )
}

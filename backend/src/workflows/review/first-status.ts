import type { ReviewStatus } from "../../contract/review"
import { readEnvironment } from "../../settings/environment"

/** What a review is while nobody has looked at it: the one place where moderation is asked for. */
export function firstStatus(): ReviewStatus {
  return readEnvironment(process.env).reviewModeration ? "pending" : "published"
}

import type { AdminReview } from "../../../../backend/src/contract/admin-review"

type Status = AdminReview["status"]

/** Every word of the reviews' page and widget, in one place for whoever translates them. */
export const REVIEW_TEXTS = {
  page: "Reviews",
  lead: "What customers write. Only published reviews are shown in the shop and count for averages.",
  search: "Search name, mail, title, text",
  columns: {
    title: "Review",
    name: "Written by",
    product: "Product",
    rating: "Rating",
    status: "Status",
    created_at: "Written",
  },
  filters: { status: "Status", rating: "Rating" },
  status: { published: "Published", pending: "Pending", hidden: "Hidden" } satisfies Record<
    Status,
    string
  >,
  stars: (count: string) => (count === "1" ? "1 star" : `${count} stars`),
  noNumber: "No number",
  verified: "Verified purchase",
  replied: "Replied",
  none: "–",
  actions: { reply: "Reply", publish: "Approve", hide: "Hide", remove: "Delete" },
  sort: {
    title: ["A to Z", "Z to A"],
    rating: ["Lowest first", "Highest first"],
    created_at: ["Oldest first", "Newest first"],
  },
  selected: (count: number) => `${count} selected`,
  empty: { heading: "No reviews yet", description: "What customers write is listed here." },
  filtered: { heading: "No review matches", description: "Change the search or the filters." },
  loading: "Loading…",
  loadFailed: (why: string) => `The reviews could not be loaded: ${why}`,
  retry: "Try again",
  hide: {
    title: (count: number) => (count === 1 ? "Hide this review?" : `Hide ${count} reviews?`),
    description: "Only its writer and staff see it then, and it counts for no average.",
    yes: "Hide",
  },
  remove: {
    title: "Delete this review?",
    description: (title: string) => `“${title}” leaves the shop for good.`,
    yes: "Delete",
  },
  cancel: "Cancel",
  done: {
    published: "Shown in the shop",
    hidden: "Hidden from the shop",
    pending: "Pending",
    removed: "Review deleted",
    replied: "Reply saved",
    takenBack: "Reply taken back",
  },
  failed: "Nothing was changed",
  reply: {
    title: "Review",
    label: "Reply",
    hint: "Everybody reads it under the review, as “Reply from Halden”.",
    save: "Save reply",
    takeBack: "Take back",
    required: "A reply needs words",
    tooLong: (most: number) => `A reply has at most ${most} characters`,
  },
  widget: {
    heading: "Reviews",
    average: (average: number, count: number) =>
      `${average} of 5 in ${count === 1 ? "1 review" : `${count} reviews`}`,
    unrated: "No published rating",
    empty: "Nobody has reviewed this product yet.",
    more: (count: number) => `The newest of ${count}. The page Reviews lists all of them.`,
  },
}

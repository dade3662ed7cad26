import { CircleDashed, EyeOff, type LucideIcon } from "lucide-react"
import type { Review, ReviewStatus } from "@shop/contract/review/review"
import { useInfiniteQuery } from "@tanstack/react-query"
import { DeclaredLines } from "@/components/fields/declared-rows"
import { useConfirmation } from "@/components/ui/dialog/confirmation"
import { Notice } from "@/components/ui/feedback/notice"
import { PageHeading } from "@/components/ui/page/page-heading"
import type { Column } from "@/components/ui/table/column"
import { ListTable } from "@/components/ui/table/list-table"
import { pagedList } from "@/components/ui/table/paged-list"
import { RowButton } from "@/components/ui/table/row-button"
import { useTableSearch } from "@/components/ui/table/use-table-search"
import { textOfField, useDeclaredFields } from "@/platform/fields/declared-fields"
import { useSession } from "@/platform/identity/session"
import { valueOf } from "./average-rating"
import { AddReviews } from "./components/add-reviews"
import { Reply } from "./components/reply"
import { allReviewsQuery, myReviewsQuery, useDeleteReview } from "./dashboard-api"
import { Rating } from "./ratings"
import { ownReviewText } from "./own-texts"

const COLUMNS: Column<Review>[] = [
  {
    head: ownReviewText("title"),
    cell: (review) => (
      <>
        <span className="font-medium">{review.reviewTitle}</span>
        <ReviewMark review={review} />
      </>
    ),
    sortBy: (review) => review.reviewTitle,
  },
  {
    head: ownReviewText("description"),
    prose: true,
    cell: (review) => (
      <div className="max-w-prose">
        {review.reviewDes}
        <DeclaredLines of="review" thing={review} />
        <Reply review={review} />
      </div>
    ),
  },
  {
    head: ownReviewText("ratings"),
    cell: (review) => <Rating text={review.rating} />,
    // What rates nothing stands together.
    sortBy: (review) => valueOf(review.rating) ?? 0,
  },
  { head: ownReviewText("action"), cell: (review) => <DeleteReview review={review} /> },
]

/** /dashboard/reviews: the reader's own reviews; everybody's for an administrator. */
export function ReviewsPage() {
  const session = useSession()
  const [search, setSearch] = useTableSearch()
  const signedIn = session.status === "signedIn"
  const staff = signedIn && session.user?.isAdmin === true
  const declared = useDeclaredFields("review")
  const query = useInfiniteQuery({
    ...(staff ? allReviewsQuery() : myReviewsQuery(signedIn ? session.email : "")),
    enabled: signedIn,
  })
  return (
    <div className="space-y-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <PageHeading title={ownReviewText("allReviews")}>{ownReviewText("allReviews")}</PageHeading>
        <AddReviews />
      </div>
      <ListTable
        caption={ownReviewText("allReviews")}
        things={ownReviewText("reviews")}
        hint={ownReviewText("searchHint")}
        columns={COLUMNS}
        list={pagedList(query)}
        keyOf={({ _id }) => _id}
        textOf={(review) =>
          [textOf(review), ...declared.map((field) => textOfField(field, review))].join(" ")
        }
        search={search}
        onSearch={setSearch}
        empty={
          <Notice title={ownReviewText("noneYet")}>
            {staff ? ownReviewText("noneYetStaff") : ownReviewText("noneYetOwn")}
          </Notice>
        }
      />
    </div>
  )
}

function textOf({ name, reviewTitle, reviewDes, rating }: Review): string {
  return [name, reviewTitle, reviewDes, rating].join(" ")
}

const MARKS: Record<Exclude<ReviewStatus, "published">, { icon: LucideIcon; words: string }> = {
  pending: { icon: CircleDashed, words: ownReviewText("waits") },
  hidden: { icon: EyeOff, words: ownReviewText("hidden") },
}

/** Why others do not see a review; nothing where they do. */
function ReviewMark({ review: { status } }: { review: Review }) {
  if (status === "published") return null
  const { icon: Icon, words } = MARKS[status]
  return (
    <span className="mt-1 flex items-center gap-1.5 text-sm text-muted">
      <Icon aria-hidden="true" className="size-4 shrink-0 text-warning" />
      {words}
    </span>
  )
}

/** Deletes a review after asking once. */
function DeleteReview({ review }: { review: Review }) {
  const ask = useConfirmation()
  const remove = useDeleteReview()
  return (
    <RowButton
      about={review.reviewTitle}
      onClick={() =>
        ask({
          title: ownReviewText("deleteQuestion"),
          text: ownReviewText("deleteText", { title: review.reviewTitle, name: review.name }),
          yes: ownReviewText("yesDelete"),
          no: ownReviewText("noKeepIt"),
          action: () => remove.mutateAsync(review._id),
          done: ownReviewText("deleted"),
        })
      }
    >
      {ownReviewText("delete")}
    </RowButton>
  )
}

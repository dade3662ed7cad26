import { textsOf } from "@/platform/texts/texts-of"

/** Of the dashboard and the form of a review. */
export const ownReviewText = textsOf("own-reviews", {
  reviewTitle: "Review title",
  description: "Description",
  ratings: "Ratings",
  ratingsHint: "ratings 1 to 5",
  addReview: "Add Review",
  thankYouPending: "Thank you. We read your review before it is shown",
  added: "Review Added Successfully",
  title: "Title",
  action: "Action",
  allReviews: "All Reviews",
  reviews: "reviews",
  searchHint: "Words of a review",
  noneYet: "No reviews yet",
  noneYetStaff: "What customers write is listed here.",
  noneYetOwn: "Tell others how a part fits and lasts. Yours shows on the home page.",
  waits: "Waits to be read by us",
  hidden: "Not shown in the shop",
  deleteQuestion: "Delete this review?",
  deleteText: "“{title}” by {name} leaves the shop for good.",
  yesDelete: "Yes, delete the review",
  noKeepIt: "No, keep it",
  deleted: "Review Deleted Successfully",
  delete: "Delete",
})

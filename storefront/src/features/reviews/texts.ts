import { textsOf } from "@/platform/texts/texts-of"

/** Of reviews where visitors read them. */
export const reviewText = textsOf("reviews", {
  addReviews: "Add Reviews",
  replyHalden: "Reply from Halden",
  verifiedPurchase: "Verified purchase",
  customerSays: "Our Customer says",
  notLoaded: "The reviews could not be loaded",
  noneYet: "No reviews yet",
  noneYetText: "Customers write theirs in their dashboard.",
  reviews: "Reviews",
  noneOfPart: "Nobody has reviewed this part yet.",
  logInToReview: "Log in to review this part",
  reviewThisPart: "Review this part",
  inWords: "In the writer's words: “{text}”",
  ofFive: "{average} of 5",
  ofFiveStars: "of 5 stars",
  inReviews: { one: "in {count} review", other: "in {count} reviews" },
  inNewestReviews: { one: "in {count} review", other: "in the newest {count} reviews" },
  rated: {
    one: "Rated {average} of 5 in {count} review",
    other: "Rated {average} of 5 in {count} reviews",
  },
})

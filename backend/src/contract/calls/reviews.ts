import { z } from "@medusajs/framework/zod"
import { answerOf, doneSchema } from "../answer"
import { pageQuerySchema } from "../page"
import { createReviewSchema, reviewSchema } from "../review/review"
import type { Call } from "./call"

const tag = "Reviews"
const list = answerOf(z.array(reviewSchema))

export const REVIEW_CALLS: readonly Call[] = [
  {
    id: "listReviews",
    method: "GET",
    path: "/reviews",
    summary: "All reviews, newest first",
    access: "guest",
    tag,
    query: pageQuerySchema,
    answer: { status: 200, schema: list },
  },
  {
    id: "listReviewsByMail",
    method: "GET",
    path: "/reviews/{email}",
    summary: "One person's reviews",
    access: "self or administrator",
    tag,
    query: pageQuerySchema,
    answer: { status: 200, schema: list },
  },
  {
    id: "createReview",
    method: "POST",
    path: "/reviews",
    summary: "Write a review under one's own mail",
    access: "signed in",
    tag,
    body: createReviewSchema,
    answer: { status: 201, schema: answerOf(reviewSchema) },
  },
  {
    id: "deleteReview",
    method: "DELETE",
    path: "/review/{id}",
    summary: "Delete a review",
    access: "owner or administrator",
    tag,
    answer: { status: 200, schema: doneSchema },
    refusals: ["review_not_found"],
  },
]

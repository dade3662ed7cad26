import { model } from "@medusajs/framework/utils"
import { REVIEW_STATUSES } from "../../../contract/review/review"

/** What a customer wrote; `rating` is free text, `rating_value` its number from 1 to 5 where it reads as one. */
export const Review = model.define("review", {
  id: model.id({ prefix: "rev" }).primaryKey(),
  name: model.text(),
  email: model.text().index(),
  title: model.text(),
  description: model.text(),
  rating: model.text(),
  rating_value: model.float().nullable(),
  status: model.enum([...REVIEW_STATUSES]).default("published"),
  reply: model.text().nullable(),
  replied_at: model.dateTime().nullable(),
  /** Whether the writer had bought the product when they wrote; a later refund does not unsay it. */
  verified_purchase: model.boolean().default(false),
  /** As Medusa's rows have it: what plugins declared of reviews. */
  metadata: model.json().nullable(),
})

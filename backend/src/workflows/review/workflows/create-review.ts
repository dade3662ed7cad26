import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  when,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { createRemoteLinkStep } from "@medusajs/medusa/core-flows"
import { ratingValue, type ReviewStatus } from "../../../contract/review/review"
import { REVIEW_MODULE } from "../../../modules/review"
import type { ReviewModuleService } from "../../../modules/review/service"
import { type FieldValues, keptElsewhere, metadataOf } from "../../../queries/field/field-values"
import { hasBought } from "../../../queries/order/has-bought"
import { readSellable } from "../../../queries/product/products"
import { readShopSettings } from "../../../queries/shop/shop-settings"
import { changeFieldsWorkflow } from "../../field/change-fields"

type FindReviewedProductInput = { customer_id: string; part_id?: string | undefined }

type ReviewedProduct = { product_id: string | null; verified_purchase: boolean }

const findReviewedProductStepId = "find-reviewed-product"

/** The product that a review speaks of, where it is sold, and whether its writer has bought it. */
const findReviewedProductStep = createStep(
  findReviewedProductStepId,
  async ({ customer_id, part_id }: FindReviewedProductInput, { container }) => {
    const sellable = part_id ? await readSellable(container, part_id) : undefined
    if (!sellable) {
      return new StepResponse<ReviewedProduct>({ product_id: null, verified_purchase: false })
    }
    const { product_id } = sellable
    const verified_purchase = await hasBought(container, { customer_id, product_id })
    return new StepResponse<ReviewedProduct>({ product_id, verified_purchase })
  },
)

type CreateReviewStepInput = {
  name: string
  email: string
  title: string
  description: string
  rating: string
  rating_value: number | null
  verified_purchase: boolean
  metadata: Record<string, unknown> | null
}

const createReviewStepId = "create-review"

/** What somebody wrote, as they wrote it; whether others see it at once is the shop's to say. */
const createReviewStep = createStep(
  createReviewStepId,
  async (input: CreateReviewStepInput, { container }) => {
    const reviews = container.resolve<ReviewModuleService>(REVIEW_MODULE)
    const status = await firstStatus(container)
    const { id } = await reviews.createReviews({ ...input, status })
    return new StepResponse({ id }, id)
  },
  async (id, { container }) => {
    if (id) await container.resolve<ReviewModuleService>(REVIEW_MODULE).deleteReviews(id)
  },
)

/** What a review is while nobody has looked at it: the one place where moderation is asked for. */
export async function firstStatus(container: MedusaContainer): Promise<ReviewStatus> {
  const { review_moderation } = await readShopSettings(container)
  return review_moderation ? "pending" : "published"
}

export type CreateReviewInput = Omit<
  CreateReviewStepInput,
  "rating_value" | "verified_purchase" | "metadata"
> & {
  customer_id: string
  /** The id in /api/v1 of the part that it speaks of. */
  part_id?: string | undefined
  /** Of those that plugins declared. */
  fields?: FieldValues
}

export const createReviewWorkflowId = "create-review"

/** A review by a customer, of a product where it names one that is sold. */
export const createReviewWorkflow = createWorkflow(
  createReviewWorkflowId,
  (input: CreateReviewInput) => {
    const product = findReviewedProductStep(input)
    const review = createReviewStep(transform({ input, product }, toReview))
    when("fields-are-kept-elsewhere", { input }, keepsElsewhere).then(() => {
      changeFieldsWorkflow.runAsStep({ input: transform({ input, review }, toFields) })
    })
    createRemoteLinkStep(transform({ input, product, review }, toLinks))
    return new WorkflowResponse({ id: review.id })
  },
)

type Known = { input: CreateReviewInput; product: ReviewedProduct }

function toReview({ input, product }: Known): CreateReviewStepInput {
  const { customer_id: _, part_id: __, fields = {}, ...words } = input
  const metadata = metadataOf("review", fields)
  return {
    ...words,
    metadata: Object.keys(metadata).length > 0 ? metadata : null,
    rating_value: ratingValue(words.rating),
    verified_purchase: product.verified_purchase,
  }
}

/** The row's own come with it. */
function keepsElsewhere({ input: { fields = {} } }: { input: CreateReviewInput }): boolean {
  return Object.keys(keptElsewhere("review", fields)).length > 0
}

function toFields({ input: { fields = {} }, review }: Pick<Known, "input"> & Made) {
  return { of: "review" as const, id: review.id, values: keptElsewhere("review", fields) }
}

type Made = { review: { id: string } }

function toLinks({ input, product, review }: Known & Made) {
  const ours = { [REVIEW_MODULE]: { review_id: review.id } }
  const writer = { [Modules.CUSTOMER]: { customer_id: input.customer_id }, ...ours }
  if (!product.product_id) return [writer]
  return [writer, { [Modules.PRODUCT]: { product_id: product.product_id }, ...ours }]
}

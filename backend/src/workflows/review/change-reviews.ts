import type { Context } from "@medusajs/framework/types"
import type { StepExecutionContext } from "@medusajs/framework/workflows-sdk"
import { REVIEW_MODULE } from "../../modules/review"
import type { ReviewModuleService } from "../../modules/review/service"
import { recordChanges, type Recorded } from "../audit/record-changes"
import { inOneTransaction } from "../transaction/in-one-transaction"

/** Whose entries a compensation takes back; none where it changes something anew. */
type ReviewChange = { ids: string[]; action: string; entry_ids?: string[] }

/** Changes reviews in one transaction with the entries of the trail that tell of it. */
export function changeReviews<Result>(
  step: StepExecutionContext,
  { entry_ids = [], ...change }: ReviewChange,
  task: (reviews: ReviewModuleService, context: Context) => Promise<Result>,
): Promise<Recorded<Result>> {
  const reviews = step.container.resolve<ReviewModuleService>(REVIEW_MODULE)
  const audited = { kind: "review", ...change, entry_ids } as const
  return inOneTransaction(step, (transaction) =>
    recordChanges(step, [transaction, audited], () => transaction.within(reviews, task)),
  )
}

import type { MedusaContainer } from "@medusajs/framework/types"
import type { Overview } from "../../contract/staff/admin-overview"
import { isSecondFactorInUse } from "../account/staff-second-factor"
import { readDemand } from "../demand/demand"
import { readReviewList, type ReviewListRow } from "../review/review-list"
import { readDailyFigures } from "./daily-figures"
import { readLowMark } from "./low-mark"
import { readLowStock } from "./low-stock"
import type { Period } from "./period"
import { readWaitingOrders } from "./waiting-orders"

type Found = Omit<Overview, "latest_reviews"> & { latest_reviews: ReviewListRow[] }

const LATEST = { limit: 5, offset: 0, order: "-created_at" } as const
const SCARCEST = { limit: 5, offset: 0 }

/** What staff see first: what happened in a period, and what waits for them now. */
export async function readOverview(
  container: MedusaContainer,
  { period, currency }: { period: Period; currency: string },
): Promise<Found> {
  const under = await readLowMark(container)
  const [figures, waiting, low, latest, second_factor, demand] = await Promise.all([
    readDailyFigures(container, { period, currency }),
    readWaitingOrders(container),
    readLowStock(container, { under, ...SCARCEST }),
    readReviewList(container, {}, LATEST),
    isSecondFactorInUse(container),
    readDemand(container, period),
  ])
  const low_stock = { under, ...low }
  const latest_reviews = latest.reviews
  return { ...period, ...figures, ...waiting, low_stock, latest_reviews, second_factor, demand }
}

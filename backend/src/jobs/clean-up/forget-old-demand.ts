import type { MedusaContainer } from "@medusajs/framework/types"
import { DEMAND_MODULE } from "../../modules/demand"
import type { DemandModuleService } from "../../modules/demand/service"

const DAY_MS = 24 * 60 * 60 * 1000
/** As far back as the overview looks. */
const KEPT_DAYS = 90
const ONE_ROUND = { select: ["id" as const], take: 10_000 }

/** What was looked for in vain is known for 90 days. */
export default async function forgetOldDemand(container: MedusaContainer): Promise<void> {
  const demand = container.resolve<DemandModuleService>(DEMAND_MODULE)
  const first = new Date(Date.now() - KEPT_DAYS * DAY_MS).toISOString().slice(0, 10)
  const counts = await demand.listDemandCounts({ day: { $lt: first } }, ONE_ROUND)
  await demand.deleteDemandCounts(counts.map(({ id }) => id))
}

export const config = { name: "forget-old-demand", schedule: "47 * * * *" }

import { createDataTableFilterHelper } from "@medusajs/ui"
import type { TFunction } from "i18next"
import type { QueuedOrder } from "../../../../../backend/src/contract/staff/delivery-queue"

const helper = createDataTableFilterHelper<QueuedOrder>()
const DELIVERIES = ["partly", "nothing", "any"] as const
const DAYS_BACK = [0, 6, 29] as const
const DAY_MS = 86_400_000

type Place = { id: string; name: string }

/** What the queue is narrowed by; places where there are several. */
export function queueFilters(t: TFunction<"shop">, places: readonly Place[]) {
  return [
    helper.custom({
      id: "payment",
      type: "radio",
      label: t("deliveryQueue.columns.payment"),
      options: (["paid", "unpaid"] as const).map((value) => ({
        label: t(`deliveryQueue.payment.${value}`),
        value,
      })),
    }),
    helper.custom({
      id: "delivery",
      type: "radio",
      label: t("deliveryQueue.delivery.label"),
      options: DELIVERIES.map((value) => ({ label: t(`deliveryQueue.delivery.${value}`), value })),
    }),
    ...(places.length > 1
      ? [
          helper.custom({
            id: "location_id",
            type: "radio" as const,
            label: t("deliveryQueue.columns.location"),
            options: places.map(({ id, name }) => ({ label: name, value: id })),
          }),
        ]
      : []),
    helper.accessor("created_at", {
      type: "date",
      label: t("deliveryQueue.columns.created_at"),
      options: DAYS_BACK.map((days) => ({
        label: t(`deliveryQueue.days.${days}`),
        value: { $gte: midnight(days) },
      })),
    }),
  ]
}

function midnight(daysBack: number): string {
  return new Date(new Date().setHours(0, 0, 0, 0) - daysBack * DAY_MS).toISOString()
}

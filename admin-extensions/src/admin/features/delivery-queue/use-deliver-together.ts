import { toast, usePrompt } from "@medusajs/ui"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import type { DeliveredTogether } from "../../../../../backend/src/contract/staff/delivery-queue"
import { failureToast } from "../../platform/failure-toast"
import { useDelivery } from "./api"

export type DeliveryResult = DeliveredTogether["results"][number]

/** As many as the shop delivers by one call. */
const AT_ONCE = 100

/** Delivers orders after a question, and asks once more for those that are not paid. */
export function useDeliverTogether() {
  const { t } = useTranslation("shop")
  const ask = usePrompt()
  const { mutateAsync, isPending } = useDelivery()
  const [results, setResults] = useState<DeliveryResult[]>([])

  const send = async (ids: string[], unpaid: boolean): Promise<DeliveryResult[]> => {
    const told: DeliveryResult[] = []
    for (let at = 0; at < ids.length; at += AT_ONCE) {
      const answer = await mutateAsync({ ids: ids.slice(at, at + AT_ONCE), unpaid })
      told.push(...answer.results)
    }
    return told
  }

  const deliver = async (ids: string[]): Promise<void> => {
    const meant = await ask({
      variant: "confirmation",
      title: t("deliveryQueue.deliver.question", { count: ids.length }),
      description: t("deliveryQueue.deliver.consequence"),
      confirmText: t("deliveryQueue.deliver.yes"),
      cancelText: t("common.no"),
    })
    if (!meant) return
    const told = await send(ids, false)
    const unpaid = told.filter(({ outcome }) => outcome === "unpaid")
    const also = unpaid.length > 0 && (await askUnpaid(unpaid))
    const again = also
      ? await send(
          unpaid.map(({ id }) => id),
          true,
        )
      : []
    const final = told.map((row) => again.find(({ id }) => id === row.id) ?? row)
    setResults(final.filter(({ outcome }) => outcome !== "delivered"))
    const count = final.filter(({ outcome }) => outcome === "delivered").length
    if (count > 0) toast.success(t("deliveryQueue.deliver.done", { count }))
  }

  const askUnpaid = (unpaid: DeliveryResult[]) =>
    ask({
      variant: "danger",
      title: t("deliveryQueue.unpaid.question", { count: unpaid.length }),
      description: t("deliveryQueue.unpaid.consequence", {
        count: unpaid.length,
        numbers: unpaid.map(({ number }) => number).join(", "),
      }),
      confirmText: t("deliveryQueue.unpaid.yes"),
      cancelText: t("deliveryQueue.unpaid.no"),
    })

  return {
    deliver: (ids: string[]) =>
      void deliver(ids).catch(failureToast(t("deliveryQueue.deliver.failed"))),
    isPending,
    /** What was not delivered last time, and why. */
    results,
    clear: () => setResults([]),
  }
}

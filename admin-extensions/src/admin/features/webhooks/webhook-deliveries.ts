import { useInfiniteQuery } from "@tanstack/react-query"
import type {
  DeliveryState,
  WebhookDeliveryList,
} from "../../../../../backend/src/contract/webhook/webhook"
import { sdk } from "../../platform/sdk"
import { REFRESH_MS, useWebhookChange, WEBHOOKS } from "./api"

/** An endpoint's log, page by page, in one state or in all. */
export function useDeliveries(webhook_id: string, state: DeliveryState | undefined) {
  return useInfiniteQuery({
    queryKey: [...WEBHOOKS, "log", webhook_id, state],
    initialPageParam: "",
    queryFn: ({ pageParam: cursor }) =>
      sdk.client.fetch<WebhookDeliveryList>(`/admin/webhooks/${webhook_id}/deliveries`, {
        query: { ...(state && { state }), ...(cursor && { cursor }) },
      }),
    getNextPageParam: ({ next }) => next,
    refetchInterval: REFRESH_MS,
  })
}

/** Lets a delivery go out once more. */
export function useSendAgain() {
  return useWebhookChange((id: string) =>
    sdk.client.fetch(`/admin/webhook-deliveries/${id}/retry`, { method: "POST" }),
  )
}

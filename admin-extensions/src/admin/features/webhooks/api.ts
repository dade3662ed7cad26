import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import type {
  CreateWebhook,
  DeliveryState,
  UpdateWebhook,
  Webhook,
  WebhookDelivery,
  WebhookDeliveryList,
} from "../../../../../backend/src/contract/webhook/webhook"
import { sdk } from "../../platform/sdk"

type One = { webhook: Webhook }
type WithSecret = One & { secret: string }

const PATH = "/admin/webhooks"
/** Of the endpoints and of their logs: what changes one may change the others. */
const WEBHOOKS = ["webhooks"]
/** Often enough to see a try as it comes. */
const REFRESH_MS = 5000

export function useWebhooks() {
  return useQuery({
    queryKey: [...WEBHOOKS, "list"],
    queryFn: () => sdk.client.fetch<{ webhooks: Webhook[] }>(PATH),
  })
}

export function useWebhook(id: string) {
  return useQuery({
    queryKey: [...WEBHOOKS, "one", id],
    queryFn: () => sdk.client.fetch<One>(`${PATH}/${id}`),
    refetchInterval: REFRESH_MS,
  })
}

/** Answers the secret, this once. */
export function useCreateWebhook() {
  return useWebhookChange((body: CreateWebhook) =>
    sdk.client.fetch<WithSecret>(PATH, { method: "POST", body }),
  )
}

export function useUpdateWebhook(id: string) {
  return useWebhookChange((body: UpdateWebhook) =>
    sdk.client.fetch<One>(`${PATH}/${id}`, { method: "POST", body }),
  )
}

export function useDeleteWebhook(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => sdk.client.fetch(`${PATH}/${id}`, { method: "DELETE" }),
    // Not its own page's, which would ask for what is gone.
    onSuccess: () => client.invalidateQueries({ queryKey: [...WEBHOOKS, "list"] }),
  })
}

/** Answers another secret, this once. */
export function useRotateSecret(id: string) {
  return useWebhookChange((_: undefined) =>
    sdk.client.fetch<WithSecret>(`${PATH}/${id}/secret`, { method: "POST" }),
  )
}

/** Sends a test and answers what came of it. */
export function useTestWebhook(id: string) {
  return useWebhookChange((_: undefined) =>
    sdk.client.fetch<{ delivery: WebhookDelivery }>(`${PATH}/${id}/ping`, { method: "POST" }),
  )
}

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

function useWebhookChange<Input, Result>(change: (input: Input) => Promise<Result>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: () => client.invalidateQueries({ queryKey: WEBHOOKS }),
  })
}

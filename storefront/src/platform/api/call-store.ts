import { queryClient } from "@/platform/query-client"
import { shopConfigQuery } from "@/platform/shop-config"
import { failureOf, unreachable } from "./api-error"

/** GET of Medusa's own /store API as a guest of this shop's sales channel. Throws ApiError. */
export async function callStore<Body>(path: string, signal: AbortSignal): Promise<Body> {
  const { commerce } = await queryClient.fetchQuery(shopConfigQuery)
  const response = await fetch(path, {
    signal,
    headers: { Accept: "application/json", "x-publishable-api-key": commerce.publishableApiKey },
  }).catch((error: unknown) => {
    throw signal.aborted ? error : unreachable()
  })
  if (!response.ok) throw await failureOf(response)
  return (await response.json()) as Body
}

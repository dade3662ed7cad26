import { queryClient } from "@/platform/query-client"
import { shopConfigQuery } from "@/platform/shop-config"
import type { CallOptions } from "./call-api"
import { answerOf, sendSignedIn } from "./send-signed-in"

/**
 * One call of Medusa's own /store API, or of a plugin's route there, in this shop's sales channel, as
 * whoever is signed in; `token: null` calls as a guest. Throws ApiError.
 */
export async function callStore<Body>(
  path: `/store/${string}`,
  { read, headers, ...options }: CallOptions<Body> = {},
): Promise<Body> {
  const { commerce } = await queryClient.fetchQuery(shopConfigQuery)
  const response = await sendSignedIn(path, {
    ...options,
    headers: { "x-publishable-api-key": commerce.publishableApiKey, ...headers },
  })
  const { body } = await answerOf(response, read)
  return body
}

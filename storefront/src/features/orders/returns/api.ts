import {
  type AskReturn,
  type OrderReturn,
  orderReturnSchema,
  type OrderReturns,
  orderReturnsSchema,
} from "@shop/contract/return/order-return"
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query"
import { z } from "zod"
import { callForData } from "@/platform/api/call-api"
import { sendImage } from "@/platform/api/send-image"
import { answerOf, sendSignedIn } from "@/platform/api/send-signed-in"
import { orderKeys } from "../api"

const pictureAnswer = z.object({ data: orderReturnSchema })

const placeOf = (orderId: string): `/${string}` => `/order/${encodeURIComponent(orderId)}/returns`

/** GET /order/{id}/returns: what may come back of an order now, and what was asked for. */
export function orderReturnsQuery(orderId: string) {
  return queryOptions({
    queryKey: [...orderKeys.order(orderId), "returns"],
    meta: { personal: true },
    queryFn: ({ signal }) =>
      callForData(placeOf(orderId), { read: orderReturnsSchema.parse, signal }),
  })
}

type Keyed<Body> = { body: Body; key: string }

/** POST /order/{id}/returns; the same key asks once. Throws ApiError. */
export function askReturn(orderId: string, { body, key }: Keyed<AskReturn>): Promise<OrderReturn> {
  return callForData(placeOf(orderId), {
    method: "POST",
    body,
    headers: { "Idempotency-Key": key },
    read: orderReturnSchema.parse,
  })
}

type AskedExtra = { id: string; qty: number }

/** POST /order/{id}/returns/extras: what a plugin takes back. Throws ApiError. */
export function askExtra(orderId: string, { body, key }: Keyed<AskedExtra>): Promise<OrderReturns> {
  return callForData(`${placeOf(orderId)}/extras`, {
    method: "POST",
    body,
    headers: { "Idempotency-Key": key },
    read: orderReturnsSchema.parse,
  })
}

type ReturnOfOrder = { orderId: string; returnId: string }

const placeOfReturn = ({ orderId, returnId }: ReturnOfOrder): `/${string}` =>
  `${placeOf(orderId)}/${encodeURIComponent(returnId)}`

type SentPicture = { file: File; onProgress: (percent: number) => void }

/** POST /order/{id}/returns/{return_id}/pictures. Throws ApiError. */
export async function addPicture(of: ReturnOfOrder, picture: SentPicture): Promise<OrderReturn> {
  return pictureAnswer.parse(await sendImage(`${placeOfReturn(of)}/pictures`, picture)).data
}

/** DELETE /order/{id}/returns/{return_id}: withdraws what nobody decided on. Throws ApiError. */
function withdrawReturn(of: ReturnOfOrder): Promise<OrderReturn> {
  return callForData(placeOfReturn(of), { method: "DELETE", read: orderReturnSchema.parse })
}

export function useWithdrawReturn(orderId: string) {
  // After a refusal, too: the return is another then than was shown.
  return useMutation({ mutationFn: withdrawReturn, onSettled: useRefreshReturns(orderId) })
}

/** Has an order and what came back of it read anew. */
export function useRefreshReturns(orderId: string): () => Promise<void> {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: orderKeys.order(orderId) })
}

/** Has all that is shown read anew: what a plugin takes back is told by its own calls, too. */
export function useRefreshAll(): () => Promise<void> {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries()
}

/** A picture that its order's owner and staff alone may see: no address of it works by itself. */
export function returnPictureQuery(url: string) {
  return queryOptions({
    queryKey: [...orderKeys.all, "return-picture", url],
    meta: { personal: true },
    staleTime: Infinity,
    queryFn: async ({ signal }) => {
      const response = await sendSignedIn(url as `/${string}`, { signal })
      if (!response.ok) await answerOf(response, undefined)
      return response.blob()
    },
  })
}

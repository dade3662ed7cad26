import { z } from "@medusajs/framework/zod"
import {
  listHeadSchema,
  savedListSchema,
  sharedListSchema,
  shareSchema,
  type SavedList,
} from "../../src/contract/part-list/saved-list"
import type { Person } from "../setup/people"
import { dataOf, type Answer, type TestApi } from "../setup/test-api"

export type Line = { productId: string; qty: number | string; note?: string }

export const listIn = (answer: Answer): SavedList =>
  dataOf(answer, savedListSchema as z.ZodType<SavedList>)

type Named = { token: string; name: string; lines?: Line[] }

/** A list as it is made. */
export async function newList(api: TestApi, { token, ...list }: Named): Promise<SavedList> {
  return listIn(await api.post("/lists", list, token))
}

/** The calls of saved lists, as somebody. */
export function listCalls(api: TestApi) {
  const keyed = (path: string, { who, body, key }: { who: Person; body: unknown; key?: string }) =>
    api.call({
      method: "POST",
      path: `/api/v1${path}`,
      token: who.token,
      body,
      ...(key && { headers: { "idempotency-key": key } }),
    })
  return {
    make: (who: Person, name: string, lines: Line[] = []) =>
      newList(api, { token: who.token, name, lines }),
    create: (who: Person, body: unknown, key?: string) =>
      keyed("/lists", { who, body, ...(key && { key }) }),
    add: (who: Person, { id, lines, key }: { id: string; lines: Line[]; key?: string }) =>
      keyed(`/list/${id}/lines`, { who, body: { lines }, ...(key && { key }) }),
    heads: async (who: Person) =>
      dataOf(await api.get("/lists", who.token), z.array(listHeadSchema)),
    get: async (who: Person, id: string) => listIn(await api.get(`/list/${id}`, who.token)),
    put: (who: Person, id: string, change: unknown) => api.put(`/list/${id}`, change, who.token),
    share: async (who: Person, id: string) =>
      dataOf(await api.post(`/list/${id}/share`, {}, who.token), shareSchema).shareToken,
    open: (who: Person, shareToken: string) => api.get(`/shared-list/${shareToken}`, who.token),
    shown: (answer: Answer) => dataOf(answer, sharedListSchema),
  }
}

/** Product, quantity and note of a list's lines, in their order. */
export function linesIn({ lines }: SavedList): [string, number, string][] {
  return lines.map(({ productId, qty, note }) => [productId, qty, note])
}

import type { z } from "@medusajs/framework/zod"
import { basketSchema, type Basket } from "../../src/contract/basket/basket"
import type { Person } from "../setup/people"
import { dataOf, type Answer, type TestApi } from "../setup/test-api"

type Lines = { productId: string; qty: number | string }[]

/** The calls of a basket, as somebody. */
export function basketCalls(api: TestApi) {
  const read = (answer: Answer): Basket => dataOf(answer, basketSchema as z.ZodType<Basket>)
  const put = (who: Person, lines: Lines, version?: number) =>
    api.put("/basket", { lines, ...(version !== undefined && { version }) }, who.token)
  const add = (who: Person, lines: Lines, key?: string) =>
    api.call({
      method: "POST",
      path: "/api/v1/basket/lines",
      token: who.token,
      body: { lines },
      ...(key && { headers: { "idempotency-key": key } }),
    })
  return {
    read,
    put,
    add,
    get: async (who: Person) => read(await api.get("/basket", who.token)),
    check: (lines: Lines, token?: string) => api.post("/basket/check", { lines }, token),
  }
}

/** Product and quantity of a basket's lines, in their order. */
export function heldIn({ lines }: Basket): [string, number][] {
  return lines.map(({ productId, qty }) => [productId, qty])
}

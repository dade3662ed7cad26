import type { MedusaRequest } from "@medusajs/framework/http"
import { z } from "@medusajs/framework/zod"
import { readLevelItems, readPricedProducts } from "../../../../queries/product/priced-products"
import { readPaymentOrder } from "../../../../queries/payment/collection-order"
import { readOrderIdOf, type PartOfOrder } from "../../../../queries/order/order-of"

/** The things that a call of Medusa's own routes may change; none where it names none. */
export type IdsOf = (req: MedusaRequest) => Promise<string[]>

/** What Medusa refuses to read names nothing here either. */
const listOf = (key: string) => z.array(z.object({ [key]: z.string() })).catch([])
const ids = z.array(z.string()).catch([])

const productBatch = z.object({ update: listOf("id") }).catch({ update: [] })
const levelBatch = z
  .object({
    create: listOf("inventory_item_id"),
    update: listOf("inventory_item_id"),
    delete: ids,
  })
  .catch({ create: [], update: [], delete: [] })
const listPrices = z
  .object({ create: listOf("variant_id"), prices: listOf("variant_id") })
  .catch({ create: [], prices: [] })

/** The thing in the address itself. */
export const namedInPath: IdsOf = async ({ params }) => [params.id ?? ""]

export const productsOfBatch: IdsOf = async ({ body }) =>
  productBatch.parse(body).update.flatMap(({ id }) => id ?? [])

export const itemsOfBatch: IdsOf = async ({ body, scope }) => {
  const batch = levelBatch.parse(body)
  const named = [...batch.create, ...batch.update].flatMap((level) => level.inventory_item_id ?? [])
  return [...named, ...(await readLevelItems(scope, batch.delete))]
}

export const productsOfPriceList: IdsOf = async ({ body, params, scope }) => {
  const { create, prices } = listPrices.parse(body)
  const variants = [...create, ...prices].flatMap(({ variant_id }) => variant_id ?? [])
  return readPricedProducts(scope, { list: params.id ?? null, variants })
}

/** The API key, order or product that an answer says was made. */
export const madeThing = (name: string) => (body: unknown) => {
  const answer = z.object({ [name]: z.object({ id: z.string() }) }).safeParse(body)
  return answer.success ? Object.values(answer.data).map(({ id }) => id) : []
}

const orderBody = z.object({ order_id: z.string() })

/** The order that the body names. */
export const orderOfBody: IdsOf = async ({ body }) => {
  const named = orderBody.safeParse(body)
  return named.success ? [named.data.order_id] : []
}

/** The order that a payment is for. */
export const orderOfPayment: IdsOf = async ({ params, scope }) => {
  const order = await readPaymentOrder(scope, params.id ?? "")
  return order ? [order] : []
}

/** What is only made by the call. */
export const nothingYet: IdsOf = async () => []

/** The order that a return, a claim or an exchange is of. */
export function orderOf(entity: PartOfOrder): IdsOf {
  return async ({ params, scope }) => {
    const order = await readOrderIdOf(scope, { entity, id: params.id ?? "" })
    return order ? [order] : []
  }
}

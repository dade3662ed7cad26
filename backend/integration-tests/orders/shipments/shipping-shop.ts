import type { MedusaContainer } from "@medusajs/framework/types"
import { orderSchema, type Order } from "../../../src/contract/order/order"
import { signInAdmin, signInMedusaAdmin, signUp, type Person } from "../../setup/people"
import { openShop, type TestPart } from "../../setup/shop-fixture"
import { dataOf, type Answer, type TestApi } from "../../setup/test-api"
import { addParts, lineOf, placeList } from "../many/list-shop"

/** A shop with 100 pieces of three parts, and who sends and gets them. */
export type ShippingShop = {
  parts: TestPart[]
  buyer: Person
  admin: Person
  /** Of Medusa Admin. */
  staff: string
  /** 50 pieces of each part. */
  place(): Promise<Order>
  ship(order: Order, body: unknown, key?: string): Promise<Answer>
  /** The same where it is sent; the order as it is then. */
  shipped(order: Order, body: unknown): Promise<Order>
  deliver(order: Order): Promise<Answer>
  takeBack(order: Order, shipment?: string): Promise<Answer>
  /** A call of Medusa's own admin. */
  medusa(method: string, path: string, body?: unknown): Promise<Answer>
}

export async function openShippingShop(
  container: MedusaContainer,
  api: TestApi,
): Promise<ShippingShop> {
  await openShop(container)
  const parts = await addParts(container, { series: "SHIP", count: 3 })
  const [buyer, admin] = [await signUp(api), await signInAdmin(container, api)]
  const staff = await signInMedusaAdmin(api)
  const ship = ({ _id }: Order, body: unknown, key?: string) =>
    api.call({
      method: "PUT",
      path: `/api/v1/order/${_id}/shipments`,
      body,
      token: admin.token,
      ...(key && { headers: { "idempotency-key": key } }),
    })
  return {
    parts,
    buyer,
    admin,
    staff,
    place: () => placeList(api, { buyer, lines: parts.map((part) => lineOf(part)) }),
    ship,
    shipped: async (order, body) => dataOf(await ship(order, body), orderSchema),
    deliver: ({ _id }) => api.put(`/order/${_id}`, { isDeliver: true }, admin.token),
    takeBack: ({ _id }, shipment = "") =>
      api.delete(`/order/${_id}/shipments/${shipment}`, admin.token),
    medusa: (method, path, body) =>
      api.call({ method, path: `/admin${path}`, token: staff, ...(body ? { body } : {}) }),
  }
}

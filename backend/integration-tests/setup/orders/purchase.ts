import { orderSchema, type Order } from "../../../src/contract/order/order"
import type { Person } from "../people"
import type { TestPart } from "../shop-fixture"
import { dataOf, type TestApi } from "../test-api"

/** The purchase dialog's body for `qty` pieces of a part. */
export function purchaseOf(part: TestPart, buyer: Person, qty: number | string = 50) {
  return {
    name: buyer.name,
    email: buyer.email,
    productName: part.name,
    productId: part.id,
    qty,
    price: part.price,
    total: String(part.price * Number(qty)),
    phone: "+1 555 010 0000",
    address: "1 Test Street",
    isDeliver: false,
    isPaid: false,
  }
}

export async function placeOrder(
  api: TestApi,
  { part, buyer, qty = 50 }: { part: TestPart; buyer: Person; qty?: number },
): Promise<Order> {
  return dataOf(await api.post("/orders", purchaseOf(part, buyer, qty), buyer.token), orderSchema)
}

import { call } from "../testkit/client/call"
import { type Person, signInAdministrator } from "../testkit/client/people"
import { signInStaff } from "../testkit/client/staff"

export const BUYER = { email: "anna@example.com", password: "secret-one" }

type Row = Record<string, unknown>

/** What a shop tells of itself: as people see it, and as staff do. */
export type Told = Record<"products" | "users" | "reviews" | "orders" | "staffOrders", Row[]>

/** Asks a shop for all that it tells; the cancelled orders, which no list had once, by their ids. */
export async function toldBy(shop: string, cancelled: readonly string[]): Promise<Told> {
  const admin = await signInAdministrator(shop)
  const [staff, listed] = [await signInStaff(shop), await rows(shop, "/orders", admin)]
  const ofCancelled = cancelled.map((id) =>
    call<{ data: Row }>(`${shop}/api/v1/order/${id}`, { token: admin.token }),
  )
  const fields = "id,display_id,status,email,total,payment_status,fulfillment_status,items.*"
  const path = `${shop}/admin/orders?limit=100&order=display_id&fields=${fields}`
  return {
    products: await rows(shop, "/products", admin),
    users: await rows(shop, "/users", admin),
    reviews: await rows(shop, "/reviews", admin),
    orders: [...listed, ...(await Promise.all(ofCancelled)).map(({ data }) => data)],
    staffOrders: (await call<{ orders: Row[] }>(path, { token: staff })).orders,
  }
}

async function rows(shop: string, path: string, { token }: Person): Promise<Row[]> {
  return (await call<{ data: Row[] }>(`${shop}/api/v1${path}`, { token })).data
}

import { call } from "./call"
import type { Person } from "./people"

/** Of every part that makePart adds. */
export const PRICE = 9.5

export type Part = { _id: string; productName: string; price: number }

/** A part as an administrator adds it. */
export async function makePart(
  shop: string,
  admin: Person,
  { name, stock }: { name: string; stock: number },
): Promise<Part> {
  const body = {
    productName: name,
    description: "A part that is ordered very often",
    price: PRICE,
    qty: stock,
    image: "/favicon.svg",
  }
  const { data } = await call<{ data: Part }>(`${shop}/api/v1/products`, {
    body,
    token: admin.token,
  })
  return data
}

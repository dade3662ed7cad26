import { call } from "../../testkit/client/call"
import { signInStaff } from "../../testkit/client/staff"

const EDITS = 10

type Part = { _id: string; price: number; qty: string }
type Stock = { inventory_item_id: string; location_id: string }
type Variant = {
  product_id: string
  inventory_items: { inventory: { location_levels: Stock[] } }[]
}

/**
 * Staff change price and stock of the list's first part, and the list is read as soon as the change
 * is answered. Throws where it answers anything older.
 */
export async function checkEdits(shop: string): Promise<number> {
  const token = await signInStaff(shop)
  const first = async () => {
    const { data } = await call<{ data: Part[] }>(`${shop}/api/v1/products?limit=12`)
    if (!data[0]) throw new Error("The shop sells nothing")
    return data[0]
  }
  const send = (path: string, body: unknown) => call(`${shop}/admin/${path}`, { token, body })
  const { _id: id } = await first()
  const { product_id: product, level } = await placeOf(shop, { id, token })
  for (let edit = 1; edit <= EDITS; edit++) {
    const [amount, stock] = [100 + edit / 4, 1000 + edit]
    const prices = [{ currency_code: "usd", amount }]
    await send(`products/${product}/variants/${id}`, { prices })
    const { price } = await first()
    if (price !== amount) throw new Error(`The list has a price of ${price}, not ${amount}`)
    const path = `inventory-items/${level.inventory_item_id}/location-levels/${level.location_id}`
    await send(path, { stocked_quantity: stock })
    const { qty } = await first()
    if (qty !== String(stock)) throw new Error(`The list has a stock of ${qty}, not ${stock}`)
  }
  return EDITS * 2
}

async function placeOf(shop: string, { id, token }: { id: string; token: string }) {
  const fields = "product_id,inventory_items.inventory.location_levels.*"
  const address = `${shop}/admin/product-variants?id=${id}&fields=${fields}`
  const { variants } = await call<{ variants: Variant[] }>(address, { token })
  const level = variants[0]?.inventory_items[0]?.inventory.location_levels[0]
  if (!variants[0] || !level) throw new Error(`${id} has no stock`)
  return { ...variants[0], level }
}

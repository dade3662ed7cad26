import { call } from "../../testkit/client/call"
import type { Person } from "../../testkit/client/people"
import type { BenchPart } from "./parts"
import type { Store } from "./store"

/** The same order by Medusa's own calls, as a storefront of it makes them: six requests. */
export async function completeCart(store: Store, buyer: Person, part: BenchPart): Promise<void> {
  const headers = { "x-publishable-api-key": store.publishableApiKey }
  const send = <Body>(path: string, body: unknown) =>
    call<Body>(`${store.url}/store${path}`, { body, headers, token: buyer.token })
  const { cart } = await send<{ cart: { id: string } }>("/carts", {
    region_id: store.regionId,
    email: buyer.email,
    shipping_address: {
      first_name: "A buyer",
      phone: "+1 555 010 0000",
      address_1: "1 Bench Street",
      country_code: store.country,
    },
  })
  await send(`/carts/${cart.id}/line-items`, { variant_id: part.variant_id, quantity: 50 })
  await send(`/carts/${cart.id}/shipping-methods`, {
    option_id: await optionOf(store, cart.id, buyer),
  })
  const { payment_collection } = await send<{ payment_collection: { id: string } }>(
    "/payment-collections",
    { cart_id: cart.id },
  )
  const sessions = `/payment-collections/${payment_collection.id}/payment-sessions`
  await send(sessions, { provider_id: "pp_later_card" })
  const { type } = await send<{ type: string }>(`/carts/${cart.id}/complete`, {})
  if (type !== "order") throw new Error(`The cart ${cart.id} became no order`)
}

let option: string | undefined

/** Asked for once: a storefront knows its way of shipping. */
async function optionOf(store: Store, cartId: string, { token }: Person): Promise<string> {
  const headers = { "x-publishable-api-key": store.publishableApiKey }
  const address = `${store.url}/store/shipping-options?cart_id=${cartId}`
  const found = () => call<{ shipping_options: { id: string }[] }>(address, { headers, token })
  option ??= (await found()).shipping_options[0]?.id
  if (!option) throw new Error("The shop ships in no way")
  return option
}

import { screen } from "@testing-library/react"
import { aProduct } from "@/testing/factories"
import { fakeShop } from "@/testing/fake-shop"
import { signIn } from "@/testing/visit"

export const PROFILE = { phone: "+46 8 555 010", address: "Varvsgatan 4" }

/** A signed-in person with a disc and some pads in the basket. */
export function filled(pads = 48) {
  const user = signIn(PROFILE)
  const disc = aProduct({ productName: "Brake disc", price: 10, qty: "500" })
  const ladder = [
    { from: 48, unitPrice: 3 },
    { from: 96, unitPrice: 2.7 },
  ]
  const rule = { minimumQuantity: 48, multiple: 12, ladder }
  const pad = aProduct({ productName: "Brake pad", price: 3, qty: "200", ...rule })
  fakeShop.products = [disc, pad]
  const lines = [
    { productId: disc._id, qty: 60 },
    { productId: pad._id, qty: pads },
  ]
  fakeShop.baskets.set(user._id, { version: 1, lines })
  return { user, disc, pad, held: () => fakeShop.baskets.get(user._id) }
}

export const quantityOf = (name: string) => screen.findByLabelText(`Quantity of ${name}`)
export const list = () => screen.findByRole("list", { name: "Parts in the basket" })

import {
  saveProductSchema,
  type ChangeProduct,
  type SaveProduct,
} from "../../../contract/product/product"
import { hasKey } from "../auth/has-key"

/** The contract's fields in the words of the workflows; `totalPrice` is the server's to compute. */
export function toProductInput({ productName, description, image, price, qty }: SaveProduct) {
  return { name: productName, description, image, price, available: qty }
}

/** The same of a change; what its body leaves out is undefined. */
export function toProductChange({ productName, description, image, price, qty }: ChangeProduct) {
  return { name: productName, description, image, price, available: qty }
}

/** Whether a body names the stock and no other field of a product. */
export function isStockAlone(body: unknown): boolean {
  const named = namedIn(body)
  return named.length === 1 && named[0] === "qty"
}

/** Whether a body names anything of a product beside what plugins declared. */
export function namesProduct(body: unknown): boolean {
  return namedIn(body).length > 0
}

function namedIn(body: unknown): string[] {
  return Object.keys(saveProductSchema.shape).filter((key) => hasKey(body, key))
}

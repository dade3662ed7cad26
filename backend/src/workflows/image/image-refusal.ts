import { ShopError } from "../../errors/shop-error"

/** Not one of the types that the shop takes; what it says it is does not count. */
export function unsupportedImage(): ShopError {
  return refusal("unsupported_media_type", "The picture must be a PNG, JPEG, WebP or AVIF file")
}

/** Of a type that the shop takes, but not to be used; `message` says why. */
export function invalidImage(message: string): ShopError {
  return refusal("invalid_image", message)
}

function refusal(code: string, message: string): ShopError {
  return new ShopError({ code, message, errors: [{ field: "image", message }] })
}

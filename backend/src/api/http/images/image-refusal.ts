import { MedusaError } from "@medusajs/framework/utils"
import { ShopError } from "../../../errors/shop-error"

export function notMultipart(): ShopError {
  return refusal("unsupported_media_type", "Send the file as multipart/form-data")
}

export function brokenMultipart(): ShopError {
  return refusal("invalid_multipart", "The upload is not a whole multipart message")
}

export function bodyTooLarge(): ShopError {
  return refusal("body_too_large", "A file may have at most 10 MB")
}

/** 400 that names the field, with what is wrong about it. */
export function wrongField(field: string, message: string): ShopError {
  return new ShopError({
    code: "invalid_input",
    message,
    type: MedusaError.Types.INVALID_DATA,
    errors: [{ field, message }],
  })
}

function refusal(code: string, message: string): ShopError {
  return new ShopError({ code, message, type: MedusaError.Types.INVALID_DATA })
}

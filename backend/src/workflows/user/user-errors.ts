import { MedusaError } from "@medusajs/framework/utils"
import { ShopError } from "../../errors/shop-error"

export function userNotFound(): ShopError {
  return new ShopError({
    code: "user_not_found",
    message: "There is no such user",
    type: MedusaError.Types.NOT_FOUND,
  })
}

/** The identity provider cannot be asked, or does not let the shop ask. */
export function identityUnavailable(
  message = "The sign-in service cannot be reached. Try again in a moment.",
): ShopError {
  return new ShopError({ code: "identity_unavailable", message })
}

export function lastAdmin(): ShopError {
  return new ShopError({
    code: "last_admin",
    message: "The shop needs an administrator: promote somebody else first",
  })
}

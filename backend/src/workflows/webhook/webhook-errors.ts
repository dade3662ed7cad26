import { MedusaError } from "@medusajs/framework/utils"
import { ShopError } from "../../errors/shop-error"

export function webhookNotFound(): ShopError {
  return new ShopError({
    code: "webhook_not_found",
    message: "There is no such webhook",
    type: MedusaError.Types.NOT_FOUND,
  })
}

export function deliveryNotFound(): ShopError {
  return new ShopError({
    code: "delivery_not_found",
    message: "There is no such delivery",
    type: MedusaError.Types.NOT_FOUND,
  })
}

export function webhookIsOff(): ShopError {
  const message = "This webhook is switched off: switch it on to send to it"
  return new ShopError({ code: "webhook_off", message })
}

export function tooManyWebhooks(most: number): ShopError {
  return new ShopError({ code: "too_many_webhooks", message: `There are ${most} webhooks already` })
}

/** `message` names the field, since Medusa's answer tells nothing else. */
export function badWebhookUrl(message: string): ShopError {
  return new ShopError({ code: "invalid_input", message, errors: [{ field: "url", message }] })
}

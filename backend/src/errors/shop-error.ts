import { MedusaError } from "@medusajs/framework/utils"
import type { FieldError } from "../contract/failure"

type ShopErrorInput = {
  code: string
  message: string
  type?: string
  errors?: FieldError[]
}

/**
 * A refusal with a code that /api/v1 tells its clients and, where a field is to blame, a hint for it.
 * Medusa's own doors answer it as 400 with the message, unless `type` says otherwise.
 */
export class ShopError extends MedusaError {
  readonly errors: FieldError[]

  constructor({ code, message, type, errors }: ShopErrorInput) {
    super(type ?? MedusaError.Types.NOT_ALLOWED, message, code)
    this.errors = errors ?? []
  }
}

import { MedusaError } from "@medusajs/framework/utils"

/** What Medusa's own routes make a status of; they answer every other refusal with 400. */
const TYPES: Readonly<Record<number, string>> = {
  401: MedusaError.Types.UNAUTHORIZED,
  403: MedusaError.Types.FORBIDDEN,
  404: MedusaError.Types.NOT_FOUND,
  502: MedusaError.Types.UNEXPECTED_STATE,
  507: MedusaError.Types.UNEXPECTED_STATE,
}

/** The type of a refusal with this status. */
export function medusaType(status: number): string {
  return TYPES[status] ?? MedusaError.Types.NOT_ALLOWED
}

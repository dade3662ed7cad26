import { MedusaError } from "@medusajs/framework/utils"

/** In place of Medusa's: an invitation would make staff that the shop knows no verified mail of. */
export async function POST(): Promise<void> {
  throw new MedusaError(
    MedusaError.Types.NOT_ALLOWED,
    "Let the person register in the shop, then make them an administrator there: that opens this admin too",
  )
}

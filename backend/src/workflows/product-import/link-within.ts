import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils"
import type { SharedTransaction } from "../transaction/in-one-transaction"

type Linked = { module: string; key: string; id: string }

/** Joins two records of two modules within the transaction, as Medusa's own links are. */
export async function linkWithin(
  container: MedusaContainer,
  { within }: SharedTransaction,
  [one, other, extra]: [Linked, Linked, Record<string, unknown>?],
): Promise<void> {
  const service = container
    .resolve(ContainerRegistrationKeys.LINK)
    .getLinkModule(one.module, one.key, other.module, other.key)
  if (!service) {
    const message = `Medusa joins ${one.module} with ${other.module} no longer`
    throw new MedusaError(MedusaError.Types.UNEXPECTED_STATE, message)
  }
  await within(service, (links, context) => links.create(one.id, other.id, extra, context))
}

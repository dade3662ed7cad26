import type { AuthIdentityDTO, AuthIdentityProviderService } from "@medusajs/framework/types"
import { MedusaError } from "@medusajs/framework/utils"

/** Medusa's store of identities in memory, with its unique entity ids and its errors. */
export class IdentityStore implements AuthIdentityProviderService {
  readonly identities = new Map<string, AuthIdentityDTO>()

  async retrieve({ entity_id }: { entity_id: string }): Promise<AuthIdentityDTO> {
    const found = this.identities.get(entity_id)
    if (!found) throw new MedusaError(MedusaError.Types.NOT_FOUND, `no ${entity_id}`)
    return found
  }

  async create(data: { entity_id: string; user_metadata?: Record<string, unknown> }) {
    await Promise.resolve()
    if (this.identities.has(data.entity_id)) {
      throw new MedusaError(MedusaError.Types.INVALID_DATA, `${data.entity_id} already exists`)
    }
    const provider = { id: `provid_${data.entity_id}`, provider: "firebase", ...data }
    const identity = { id: `authid_${data.entity_id}`, provider_identities: [provider] }
    this.identities.set(data.entity_id, identity)
    return identity
  }

  async update(entity_id: string, { user_metadata }: { user_metadata?: Record<string, unknown> }) {
    const identity = await this.retrieve({ entity_id })
    for (const one of identity.provider_identities ?? []) one.user_metadata = user_metadata
    return identity
  }

  async setState(): Promise<void> {
    throw new Error("the provider keeps no state")
  }

  async getState(): Promise<null> {
    throw new Error("the provider keeps no state")
  }

  /** What is known of the person with this uid. */
  metadataOf(uid: string): unknown {
    return this.identities.get(uid)?.provider_identities?.[0]?.user_metadata
  }
}

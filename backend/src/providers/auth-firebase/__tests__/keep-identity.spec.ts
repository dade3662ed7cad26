import { MedusaError } from "@medusajs/framework/utils"
import { keepIdentity } from "../keep-identity"
import { IdentityStore } from "./support/identity-store"

const kept = { entity_id: "uid-1", user_metadata: { email: "a@example.com" } }

describe("keepIdentity", () => {
  it("makes an identity once and then updates it", async () => {
    const store = new IdentityStore()
    const first = await keepIdentity(store, kept)
    const changed = { ...kept, user_metadata: { email: "b@example.com" } }
    expect((await keepIdentity(store, changed)).id).toBe(first.id)
    expect(store.metadataOf("uid-1")).toEqual({ email: "b@example.com" })
  })

  it("hands on the store's failure rather than trying again", async () => {
    const store = new IdentityStore()
    const failure = new MedusaError(MedusaError.Types.DB_ERROR, "no database")
    const create = vi.spyOn(store, "create").mockRejectedValue(failure)
    await expect(keepIdentity(store, kept)).rejects.toBe(failure)
    expect(create).toHaveBeenCalledTimes(1)
    vi.spyOn(store, "update").mockRejectedValue(failure)
    await expect(keepIdentity(store, kept)).rejects.toBe(failure)
    expect(create).toHaveBeenCalledTimes(1)
  })
})

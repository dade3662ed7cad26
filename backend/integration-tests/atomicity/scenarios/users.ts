import { Modules } from "@medusajs/framework/utils"
import { signUp } from "../../setup/people"
import type { Scenario } from "../scenario"

export const USER_SCENARIOS: readonly Scenario[] = [
  {
    call: "createUser",
    name: "the naming of a new user",
    arrange: async ({ api, container }) => {
      const { id, email, token } = await signUp(api)
      // What Medusa's own compensation would lose.
      const more = { phone: "+44 20 0000 0000", metadata: { vat: "GB1" } }
      await container.resolve(Modules.CUSTOMER).updateCustomers(id, more)
      return () => api.post("/users", { name: "Ada Lovelace", email, isAdmin: false }, token)
    },
  },
  {
    call: "updateUser",
    name: "a profile",
    arrange: async ({ api }) => {
      const { id, email, token } = await signUp(api)
      const profile = {
        name: "Ada Lovelace",
        email,
        education: "Mathematics",
        address: "12 St James's Square",
        phone: "+44 20 0000 0000",
      }
      return () => api.put(`/user/${id}`, profile, token)
    },
  },
  {
    call: "updateUser",
    name: "a promotion",
    arrange: async ({ api, admin }) => {
      const { id } = await signUp(api)
      return () => api.put(`/user/${id}`, { isAdmin: true }, admin.token)
    },
  },
  {
    call: "updateUser",
    name: "a demotion",
    arrange: async ({ api, admin }) => {
      const { id } = await signUp(api)
      await api.put(`/user/${id}`, { isAdmin: true }, admin.token)
      return () => api.put(`/user/${id}`, { isAdmin: false }, admin.token)
    },
  },
  {
    call: "deleteUser",
    name: "the deletion of a user",
    arrange: async ({ api, admin, part }) => {
      const { id, token } = await signUp(api)
      await api.post("/basket/lines", { lines: [{ productId: part.id, qty: 50 }] }, token)
      return () => api.delete(`/user/${id}`, admin.token)
    },
  },
]

import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { signInAdmin, signInMedusaAdmin } from "../setup/people"
import { sharedShop } from "../setup/run/shop-suite"
import { openShop } from "../setup/shop-fixture"
import { testApi } from "../setup/test-api"
import { readTrail } from "./trail"

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    let token: string

    beforeAll(async () => {
      await openShop(getContainer())
      await signInAdmin(getContainer(), api)
      token = await signInMedusaAdmin(api)
    })

    it("turns pages through entries of one moment, each of them once", async () => {
      const ids = ["a", "b", "c", "d", "e"].map((letter) => `aud_one_moment_${letter}`)
      const alike = {
        ...{ kind: "stock", thing_id: "one_moment", thing_name: "Wiper", action: "changed" },
        ...{ actor_kind: "system", actor_name: "count" },
        created_at: new Date("2026-01-05T06:07:08.009Z"),
      }
      const shuffled = [2, 0, 4, 1, 3].map((at) => ({ id: ids[at], ...alike }))
      const database = getContainer().resolve(ContainerRegistrationKeys.PG_CONNECTION)
      await database("audit_entry").insert(shuffled)
      const found: string[][] = []
      let cursor: string | null = ""
      while (cursor !== null) {
        const page = await readTrail(
          { api, token },
          { thing_id: "one_moment", limit: "2", ...(cursor && { cursor }) },
        )
        found.push(page.entries.map(({ id }) => id))
        cursor = page.next_cursor
      }
      const [a, b, c, d, e] = ids
      expect(found).toEqual([[e, d], [c, b], [a]])
    })
  },
})

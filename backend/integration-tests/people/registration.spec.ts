import { Modules } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { userSchema } from "../../src/contract/account/user"
import { MEMBER_MODULE } from "../../src/modules/member"
import type { MemberModuleService } from "../../src/modules/member/service"
import { newIdentity } from "../setup/people"
import { sharedShop } from "../setup/run/shop-suite"
import { dataOf, failureOf, testApi } from "../setup/test-api"

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)

    it("leaves nothing of a registration that fails half-way, and the next one succeeds", async () => {
      const { email, idToken } = await newIdentity()
      const members = getContainer().resolve<MemberModuleService>(MEMBER_MODULE)
      const failing = vi
        .spyOn(members, "createMembers")
        .mockRejectedValueOnce(new Error("disk full"))
      const failure = failureOf(await api.post("/auth", { email }, idToken))
      failing.mockRestore()
      expect(failure).toMatchObject({ status: 500, code: "internal_error" })
      expect(JSON.stringify(failure)).not.toContain("disk full")
      expect(await getContainer().resolve(Modules.CUSTOMER).listCustomers({ email })).toEqual([])

      const { body } = await api.post("/auth", { email }, idToken)
      const token = z.object({ accessToken: z.string() }).parse(body).accessToken
      const users = dataOf(await api.get(`/users/${email}`, token), z.array(userSchema))
      expect(users).toHaveLength(1)
    })

    it("takes up the customer that a killed registration left", async () => {
      const { email, idToken } = await newIdentity()
      const left = await getContainer()
        .resolve(Modules.CUSTOMER)
        .createCustomers({ email, has_account: true })
      const { body } = await api.post("/auth", { email }, idToken)
      const token = z.object({ accessToken: z.string() }).parse(body).accessToken
      const users = dataOf(await api.get(`/users/${email}`, token), z.array(userSchema))
      expect(users.map(({ _id }) => _id)).toEqual([left.id])
    })
  },
})

import { z } from "@medusajs/framework/zod"
import { orderSchema } from "../../src/contract/order/order"
import { signUp, type Person } from "../setup/people"
import { purchaseOf } from "../setup/orders/purchase"
import { addPart, openShop, type TestPart } from "../setup/shop-fixture"
import { sharedShop } from "../setup/run/shop-suite"
import { dataOf, failureOf, testApi } from "../setup/test-api"

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    let part: TestPart
    let buyer: Person

    beforeEach(async () => {
      await openShop(getContainer())
      part = await addPart(getContainer())
      buyer = await signUp(api)
    })

    const purchase = (key: string, person: Person, qty = 50) =>
      api.call({
        method: "POST",
        path: "/api/v1/orders",
        headers: { "idempotency-key": key },
        token: person.token,
        body: purchaseOf(part, person, qty),
      })
    const orders = async (person: Person) =>
      z.array(orderSchema).parse((await api.get(`/orders/${person.email}`, person.token)).body)

    describe("POST /api/v1/orders with an Idempotency-Key", () => {
      it("places one order however often and at once it is sent", async () => {
        const answers = await Promise.all([1, 2, 3, 4].map(() => purchase("one", buyer)))
        answers.push(await purchase("one", buyer))
        const ids = answers.map((answer) => dataOf(answer, orderSchema)._id)
        expect(new Set(ids).size).toBe(1)
        expect(await orders(buyer)).toHaveLength(1)
      })

      it("keeps the keys of two people apart", async () => {
        const other = await signUp(api)
        await Promise.all([purchase("one", buyer), purchase("one", other)])
        expect([await orders(buyer), await orders(other)].map(({ length }) => length)).toEqual([
          1, 1,
        ])
      })

      it("forgets a purchase that was refused, so that it can be tried again", async () => {
        expect(failureOf(await purchase("one", buyer, 49)).code).toBe("below_minimum")
        expect((await purchase("one", buyer, 50)).status).toBe(201)
      })
    })
  },
})

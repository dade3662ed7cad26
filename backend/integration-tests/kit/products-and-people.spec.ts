import { z } from "@medusajs/framework/zod"
import { createProduct } from "../../src/kit/create-product"
import { Refusal } from "../../src/kit/refusal"
import { registerCustomer } from "../../src/kit/register-customer"
import { productDetailSchema } from "../../src/contract/product/product"
import { enter, newEmail, freshProof, signInAdmin, type Person } from "../setup/people"
import { sharedShop } from "../setup/run/shop-suite"
import { dataOf, failureOf, testApi } from "../setup/test-api"
import { registeredOfTest } from "./registered"

const NAME = "@acme/catalogue"
const PRODUCT = {
  productName: "A battery",
  description: "Full",
  price: 80,
  qty: 500,
  image: "https://example.com/battery.png",
}

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    const keep = registeredOfTest()
    const seen: unknown[] = []
    const see = (fact: unknown) => void seen.push(fact)
    const refuse = () => {
      throw new Refusal({ code: "closed", message: "Not today", status: 403 })
    }
    const refused = { status: 403, code: "acme_catalogue.closed", message: "Not today" }
    let admin: Person

    beforeAll(async () => {
      admin = await signInAdmin(getContainer(), api)
    })
    beforeEach(() => void (seen.length = 0))

    const create = () => api.post("/products", PRODUCT, admin.token)
    const names = async () => {
      const { body } = await api.get("/products")
      const { data } = z
        .object({ data: z.array(z.object({ productName: z.string() })) })
        .parse(body)
      return data.map(({ productName }) => productName)
    }

    it("asks and tells plugins of a new product", async () => {
      keep(
        createProduct.validate({ name: NAME, order: 1, handler: see }),
        createProduct.created({ name: NAME, order: 1, handler: see }),
      )
      const { _id: product_id } = dataOf(await create(), productDetailSchema)
      const { productName: name, description, image, price } = PRODUCT
      const wanted = { name, description, image, price, stock: 500, additional_data: {} }
      expect(seen).toEqual([wanted, { ...wanted, product_id }])
    })

    it.each(["validate", "created"] as const)(
      "makes no product where a plugin refuses at %s",
      async (point) => {
        keep(createProduct[point]({ name: NAME, order: 1, handler: refuse }))
        expect(failureOf(await create())).toMatchObject(refused)
        expect(await names()).not.toContain(PRODUCT.productName)
      },
    )

    const somebody = async () => {
      const email = newEmail("newcomer")
      return { email, idToken: await freshProof({ email, name: "New Comer" }) }
    }

    it("asks and tells plugins of a person at the first sign-in alone", async () => {
      keep(
        registerCustomer.validate({ name: NAME, order: 1, handler: see }),
        registerCustomer.registered({ name: NAME, order: 1, handler: see }),
      )
      const proof = await somebody()
      const { id: customer_id } = await enter(api, proof)
      await enter(api, proof)
      const known = { email: proof.email, name: "New Comer" }
      expect(seen).toEqual([known, { ...known, customer_id }])
    })

    it.each(["validate", "registered"] as const)(
      "lets nobody in whom a plugin refuses at %s, and knows them at the next try",
      async (point) => {
        const { email, idToken } = await somebody()
        const out = registerCustomer[point]({ name: NAME, order: 1, handler: refuse })
        keep(out)
        expect(failureOf(await api.post("/auth", { email }, idToken))).toMatchObject(refused)
        expect((await api.get(`/users/${email}`, admin.token)).body).toMatchObject({ data: [] })
        out()
        expect((await enter(api, { email, idToken })).email).toBe(email)
      },
    )
  },
})

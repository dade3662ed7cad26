import {
  productDetailSchema,
  productSchema,
  type SaveProduct,
} from "../../../src/contract/product/product"
import { answerOf } from "../../../src/contract/answer"
import { addPart } from "../../setup/shop-fixture"
import { exactly } from "../support/fits"
import { describeStaffOnly, type Golden } from "./golden-call"

const BODY: SaveProduct = {
  productName: "Timing belt 137 × 25",
  description: "137 teeth, 25 mm wide.",
  price: 7.25,
  qty: 300,
  image: "/uploads/drawings/bd-2803-v.webp",
}
const UNKNOWN = { id: "prod_unknown" }
const NOT_FOUND = { status: 404, code: "product_not_found" }
const REQUIRED = [
  ["productName", "productName is required"],
  ["description", "description is required"],
  ["price", "Price is required"],
  ["qty", "quantity is required"],
  ["image", "image is required"],
] as const

/** GET /products and GET /product/{id}. */
export function describeReadingProducts({ answer, refusal, call, world }: Golden): void {
  describe("listProducts", () => {
    it("answers its row to a guest", async () => {
      await answer("listProducts")
    })

    it("leads from page to page by its Link until every row was seen once", async () => {
      for (const sku of ["BD-P1", "BD-P2"]) await addPart(world().container, { sku, name: sku })
      const seen: string[] = []
      let query: string | undefined = "?limit=2"
      while (query) {
        const page = await call("listProducts", { query })
        const { data } = exactly(answerOf(productSchema.array()), page.body)
        seen.push(...data.map(({ productName }) => productName))
        expect(page.headers["x-total-count"]).toBe("3")
        query = /<[^>?]*(\?[^>]*)>; rel="next"/.exec(page.headers.link ?? "")?.[1]
      }
      expect(seen).toEqual(["BD-P2", "BD-P1", world().part.name])
    })

    it("is 304 without a body for the ETag that it gave", async () => {
      const first = await call("listProducts")
      const headers = { "if-none-match": first.headers.etag ?? "" }
      const again = await call("listProducts", { headers })
      expect({ status: again.status, text: again.text }).toEqual({ status: 304, text: "" })
      await addPart(world().container, { sku: "BD-NEW", name: "New disc" })
      expect((await call("listProducts", { headers })).status).toBe(200)
    })

    it("is 400 for a query that is wrong, and names its field", async () => {
      for (const query of ["limit=0", "limit=1001", "limit=x", "sort=price", "cursor="]) {
        const [field = ""] = query.split("=")
        const wrong = { status: 400, code: "invalid_input", field }
        await refusal("listProducts", { query: `?${query}` }, wrong)
      }
    })
  })

  describe("getProduct", () => {
    it("answers its row to a guest", async () => {
      await answer("getProduct", { parameters: { id: world().part.id } })
    })

    it("is 404 for an unknown one", async () => {
      await refusal("getProduct", { parameters: UNKNOWN }, NOT_FOUND)
    })
  })
}

/** What staff do with products. */
export function describeWritingProducts(golden: Golden): void {
  const { answer, refusal, world } = golden
  const token = () => world().admin.token
  const write = async (id: string, given: Parameters<typeof answer>[1]) =>
    exactly(answerOf(productDetailSchema), await answer(id, { token: token(), ...given })).data

  describeStaffOnly(golden, [
    ["createProduct", { body: BODY }],
    ["updateProduct", { parameters: UNKNOWN, body: BODY }],
    ["updateProduct", { parameters: UNKNOWN, body: { qty: "1" } }],
    ["deleteProduct", { parameters: UNKNOWN }],
  ])

  describe("createProduct", () => {
    it("answers the product as the list then has it, with numbers sent as text", async () => {
      const body = { ...BODY, price: "7.25", qty: "300", totalPrice: "1" }
      const made = await write("createProduct", { body })
      expect(made).toMatchObject({ ...BODY, qty: "300", totalPrice: "2175" })
      const read = await answer("getProduct", { parameters: { id: made._id } })
      expect(read).toEqual({ success: true, data: made })
    })

    it("is 400 with the field's own sentence where one is missing or empty", async () => {
      for (const [field, message] of REQUIRED) {
        const { [field]: _, ...body } = BODY
        const wrong = { status: 400, code: "invalid_input", field, message }
        await refusal("createProduct", { token: token(), body }, wrong)
        await refusal("createProduct", { token: token(), body: { ...body, [field]: "" } }, wrong)
      }
    })

    it("is 409 for a name that is taken", async () => {
      const body = { ...BODY, productName: world().part.name }
      const taken = { status: 409, code: "product_name_taken" }
      await refusal("createProduct", { token: token(), body }, taken)
    })
  })

  describe("updateProduct", () => {
    const parameters = () => ({ id: world().part.id })

    it("writes all fields", async () => {
      const written = await write("updateProduct", { parameters: parameters(), body: BODY })
      expect(written).toMatchObject({ ...BODY, _id: world().part.id, qty: "300" })
    })

    it("writes the stock alone", async () => {
      const body = { qty: "77" }
      const written = await write("updateProduct", { parameters: parameters(), body })
      expect(written).toMatchObject({ qty: "77", productName: world().part.name })
    })

    it("writes the price alone", async () => {
      const body = { price: 8.75 }
      const before = await write("getProduct", { parameters: parameters() })
      const written = await write("updateProduct", { parameters: parameters(), body })
      expect(written).toMatchObject({ ...body, qty: before.qty, productName: world().part.name })
    })

    it("is 400 for a stock that is none, for an empty field and where no field is named", async () => {
      const given = { token: token(), parameters: parameters() }
      const wrong = { status: 400, code: "invalid_input" }
      for (const qty of ["-1", "1.5", "many", ""]) {
        await refusal("updateProduct", { ...given, body: { qty } }, { ...wrong, field: "qty" })
      }
      for (const [field, message] of REQUIRED) {
        const body = { ...BODY, [field]: "" }
        await refusal("updateProduct", { ...given, body }, { ...wrong, field, message })
      }
      await refusal("updateProduct", { ...given, body: {} }, wrong)
    })

    it("is 404 for an unknown one and 409 for another's name", async () => {
      const { name } = await addPart(world().container, { sku: "BD-TWO", name: "Second disc" })
      const given = { token: token(), body: { ...BODY, productName: name } }
      await refusal("updateProduct", { ...given, parameters: UNKNOWN }, NOT_FOUND)
      const taken = { status: 409, code: "product_name_taken" }
      await refusal("updateProduct", { ...given, parameters: parameters() }, taken)
    })
  })

  describe("deleteProduct", () => {
    it("answers done, and the product is gone", async () => {
      const given = { parameters: { id: world().part.id } }
      await answer("deleteProduct", { ...given, token: token() })
      await refusal("getProduct", given, NOT_FOUND)
      await refusal("deleteProduct", { ...given, token: token() }, NOT_FOUND)
    })
  })
}

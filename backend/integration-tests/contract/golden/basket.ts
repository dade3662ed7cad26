import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { answerOf } from "../../../src/contract/answer"
import { basketSchema } from "../../../src/contract/basket/basket"
import { MOST_BASKET_LINES } from "../../../src/contract/list-sizes"
import { signUp } from "../../setup/people"
import { exactly } from "../support/fits"
import { NOT_SIGNED_IN, type Golden } from "./golden-call"

/** All calls of baskets. */
export function describeBasket({ answer, refusal, world }: Golden): void {
  const token = () => world().owner.token
  const lines = () => [{ productId: world().part.id, qty: 50 }]
  const unknown = () => [...lines(), { productId: "prod_of_nobody", qty: 50 }]
  const noProduct = { status: 404, code: "product_not_found", field: "lines.1.productId" }
  const wrongQuantity = { status: 400, code: "invalid_input", field: "lines.0.qty" }

  describe("getBasket", () => {
    it("answers an empty basket and a full one, and is 401 without a token", async () => {
      const empty = { version: 0, lines: [], total: 0, weight: null }
      expect(await answer("getBasket", { token: token() })).toEqual({ success: true, data: empty })
      await answer("addToBasket", { token: token(), body: { lines: lines() } })
      const full = exactly(answerOf(basketSchema), await answer("getBasket", { token: token() }))
      expect(full.data).toMatchObject({ version: 1, lines: lines() })
      await refusal("getBasket", {}, NOT_SIGNED_IN)
    })
  })

  describe("replaceBasket", () => {
    it("answers the basket as it is then", async () => {
      for (const version of [undefined, "1"]) {
        const body = { lines: version ? [] : lines(), version }
        const now = await answer("replaceBasket", { token: token(), body })
        expect(now).toMatchObject({ data: { version: version ? 2 : 1, lines: body.lines } })
      }
    })

    it("names what is wrong", async () => {
      const put = (body: unknown) => ({ token: token(), body })
      await refusal("replaceBasket", { body: { lines: [] } }, NOT_SIGNED_IN)
      await refusal("replaceBasket", put({ lines: unknown() }), noProduct)
      const changed = { status: 409, code: "basket_changed" }
      await refusal("replaceBasket", put({ lines: lines(), version: 5 }), changed)
      const [line] = lines()
      const zero = put({ lines: [{ ...line, qty: 0 }] })
      await refusal("replaceBasket", zero, wrongQuantity)
      for (const version of ["one", -1, 1.5]) {
        const wrong = { status: 400, code: "invalid_input", field: "version" }
        await refusal("replaceBasket", put({ lines: [], version }), wrong)
      }
      const nothing = { status: 400, code: "invalid_input", field: "lines" }
      await refusal("replaceBasket", put({}), nothing)
    })
  })

  describe("addToBasket", () => {
    it("answers the basket, and names what is wrong", async () => {
      const add = (body: unknown) => ({ token: token(), body })
      const added = await answer("addToBasket", add({ lines: lines() }))
      expect(added).toMatchObject({ data: { lines: lines() } })
      await refusal("addToBasket", { body: { lines: lines() } }, NOT_SIGNED_IN)
      await refusal("addToBasket", add({ lines: unknown() }), noProduct)
    })

    it("is 409 where the basket would hold more parts than it can", async () => {
      const { api, container } = world()
      const buyer = await signUp(api)
      await answer("addToBasket", { token: buyer.token, body: { lines: lines() } })
      const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
      await database.raw(
        `update part_list_line set variant_id = 'variant_0' where list_id in (
          select id from part_list where customer_id = :id)`,
        { id: buyer.id },
      )
      await database.raw(
        `insert into part_list_line (id, list_id, variant_id, quantity, position)
          select 'plline_golden_' || n, list.id, 'variant_' || n, 1, n
          from part_list list, generate_series(1, :more) n where list.customer_id = :id`,
        { id: buyer.id, more: MOST_BASKET_LINES - 1 },
      )
      const full = { status: 409, code: "basket_full" }
      const again = { token: buyer.token, body: { lines: lines() } }
      await refusal("addToBasket", again, full)
    })
  })

  describe("checkBasket", () => {
    it("answers a guest, also of parts that there are not", async () => {
      const checked = await answer("checkBasket", { body: { lines: unknown() } })
      expect(checked).toMatchObject({ data: { lines: [{ status: "ok" }, { status: "unknown" }] } })
      const [line] = lines()
      await refusal("checkBasket", { body: { lines: [{ ...line, qty: 0 }] } }, wrongQuantity)
    })
  })

  describe("checkOrderLines", () => {
    it("answers a guest, whatever its rows are", async () => {
      const rows = [{ row: 1, number: "no such number", qty: "many" }, { row: 2 }]
      const checked = await answer("checkOrderLines", { body: { lines: rows } })
      expect(checked).toMatchObject({
        data: { lines: [{ status: "unknown" }, { status: "unknown" }] },
      })
      const missing = { status: 400, code: "invalid_input" }
      await refusal("checkOrderLines", { body: {} }, missing)
    })
  })
}

import { z } from "@medusajs/framework/zod"
import { staffLadderSchema, type StaffRung } from "../../src/contract/product/staff-ladder"
import { openOrderShop, type OrderShop } from "../orders/order-shop"
import { sharedShop } from "../setup/run/shop-suite"
import { addPart } from "../setup/shop-fixture"
import { testApi } from "../setup/test-api"

const BASE = [{ from: 1, amount: 9.5 }]
const LADDER = [...BASE, { from: 50, amount: 9 }, { from: 200, amount: 7.75 }]

const productSchema = z.object({
  product: z.object({
    variants: z.array(
      z.object({
        id: z.string(),
        prices: z.array(
          z.object({
            id: z.string(),
            currency_code: z.string(),
            amount: z.number(),
            min_quantity: z.number().nullable(),
            rules: z.record(z.string(), z.string()).nullish(),
          }),
        ),
      }),
    ),
  }),
})
type Variant = z.infer<typeof productSchema>["product"]["variants"][number]

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    let shop: OrderShop
    let variant: Variant

    const variantOf = async (product: string) => {
      const { body } = await shop.read(`/products/${product}?fields=id,*variants.prices`)
      const [found] = productSchema.parse(body).product.variants
      if (!found) throw new Error("the part has no variant")
      return found
    }
    const path = () => `/price-ladders/${variant.id}`
    const ladder = async () => {
      const { body } = await shop.read(path())
      return z.object({ price_ladder: staffLadderSchema }).parse(body).price_ladder.rungs
    }
    const setLadder = (rungs: StaffRung[], seen: StaffRung[]) =>
      shop.medusa(path(), { rungs, seen })

    beforeAll(async () => {
      shop = await openOrderShop(getContainer(), api)
      variant = await variantOf(shop.part.id)
      await setLadder(LADDER, BASE)
      variant = await variantOf(shop.part.id)
    })

    /** As Medusa Admin's grid has it: of a currency the last price is shown, the first is written. */
    const gridOf = ({ id, prices }: Variant) => {
      const shown = new Map(prices.map((price) => [price.currency_code, price.amount]))
      const first = (code: string) => prices.find(({ currency_code }) => currency_code === code)?.id
      const row = ([currency_code, amount]: [string, number]) => {
        return { id: first(currency_code), currency_code, amount }
      }
      return { id, prices: Array.from(shown, row) }
    }
    const save = (product: string, ...update: unknown[]) =>
      shop.medusa(`/products/${product}/variants/batch`, { update })

    it("of a part with a ladder is not saved over it, and says where to go", async () => {
      const answer = await save(shop.part.id, gridOf(variant))
      expect(answer).toMatchObject({
        status: 400,
        body: {
          message: `"${shop.part.sku}" has prices by quantity, which would be lost: change them under "Prices by quantity"`,
        },
      })
      expect(await ladder()).toEqual(LADDER)
    })

    it("is not saved by any other of Medusa's routes either", async () => {
      const { id, prices } = gridOf(variant)
      const product = shop.part.id
      const calls: [string, unknown][] = [
        [`/products/${product}/variants/${id}`, { prices }],
        [`/products/${product}`, { variants: [{ id, prices }] }],
        ["/products/batch", { update: [{ id: product, variants: [{ id, prices }] }] }],
        [`/products/${product}/variants/${id}`, { prices: [] }],
        [
          `/products/${product}/variants/${id}`,
          {
            prices: variant.prices.map(({ id, currency_code, amount }) => ({
              id,
              currency_code,
              amount,
            })),
          },
        ],
      ]
      for (const [path, body] of calls) expect((await shop.medusa(path, body)).status).toBe(400)
      expect(await ladder()).toEqual(LADDER)
    })

    it("of a part without one is saved, and what is no price of a part with one", async () => {
      const other = await addPart(getContainer(), { sku: "BD-FLAT", name: "Flat disc" })
      const { id, prices } = gridOf(await variantOf(other.id))
      const saved = await save(other.id, {
        id,
        prices: prices.map((one) => ({ ...one, amount: 6 })),
      })
      expect(saved.status).toBe(200)
      expect((await variantOf(other.id)).prices).toMatchObject([{ amount: 6 }])
      expect((await save(shop.part.id, { id: variant.id, title: "Front" })).status).toBe(200)
      expect(await ladder()).toEqual(LADDER)
    })

    it("is not in the way of who names quantities", async () => {
      const prices = [
        { currency_code: "usd", amount: 8 },
        { currency_code: "usd", amount: 7, min_quantity: 100 },
      ]
      expect((await save(shop.part.id, { id: variant.id, prices })).status).toBe(200)
      const rungs = [
        { from: 1, amount: 8 },
        { from: 100, amount: 7 },
      ]
      expect(await ladder()).toEqual(rungs)
    })

    it("is saved again once the ladder is taken away", async () => {
      expect((await setLadder(BASE, LADDER)).status).toBe(200)
      expect(await ladder()).toEqual(BASE)
      expect((await save(shop.part.id, gridOf(await variantOf(shop.part.id)))).status).toBe(200)
    })
  },
})

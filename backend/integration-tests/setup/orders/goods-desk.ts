import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { ExpectedGoods, ExpectedGoodsList } from "../../../src/contract/staff/expected-goods"
import type { TestPart } from "../shop-fixture"
import type { Answer, TestApi } from "../test-api"

/** A day so many days from now. */
export function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}

/** Staff who expect goods of one part. */
export type GoodsDesk = {
  /** A call of Medusa's own admin. */
  staff(path: string, body?: unknown): Promise<Answer>
  /** Whether the part may be ordered before it is there. */
  allow(isAllowed?: boolean): Promise<void>
  /** Answers the id of the goods. */
  expectGoods(quantity: number, due: string, reference?: string): Promise<string>
  goods(): Promise<ExpectedGoods[]>
}

export function goodsDesk(
  api: TestApi,
  { container, token, part }: { container: MedusaContainer; token: string; part: TestPart },
): GoodsDesk {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const staff: GoodsDesk["staff"] = (path, body) =>
    api.call({ method: body ? "POST" : "GET", path: `/admin${path}`, body, token })
  return {
    staff,
    allow: async (is_allowed = true) => {
      await database("product_variant")
        .where({ sku: part.sku })
        .update({ allow_backorder: is_allowed })
    },
    expectGoods: async (quantity, due, reference = `PO of ${due}`) => {
      const answer = await staff("/expected-goods", { sku: part.sku, quantity, due, reference })
      expect(answer).toMatchObject({ status: 200, body: { goods: [{ quantity, due }] } })
      return (answer.body as ExpectedGoodsList).goods[0]?.id ?? ""
    },
    goods: async () => ((await staff("/expected-goods")).body as ExpectedGoodsList).goods,
  }
}

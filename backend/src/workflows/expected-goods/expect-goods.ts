import { generateEntityId, Modules } from "@medusajs/framework/utils"
import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import type { ExpectGoods } from "../../contract/staff/expected-goods"
import { ShopError, wrongField } from "../../errors/shop-error"
import { EXPECTED_GOODS_MODULE } from "../../modules/expected-goods"
import type { ExpectedGoodsModuleService } from "../../modules/expected-goods/service"
import { readItemOfSku } from "../../queries/expected-goods/item-of-sku"
import { readShop } from "../../queries/shop/shop"
import { writeEntries } from "../audit/record-changes"
import { inOneTransaction } from "../transaction/in-one-transaction"
import { thingOf, toldOf } from "./change-goods"
import { refusePastDay } from "./past-day"
import type { HeldGoods } from "./held-goods"

const expectGoodsStepId = "expect-goods"

/** Writes goods down with their entry of the trail, and a level where they are to come to. */
const expectGoodsStep = createStep(
  expectGoodsStepId,
  async ({ sku, location_id, ...said }: ExpectGoods, step) => {
    const { container } = step
    refusePastDay("due", said.due)
    const inventory_item_id = await readItemOfSku(container, sku)
    if (!inventory_item_id) throw wrongField("sku", "no part with counted stock has this number")
    const place = location_id ?? (await readShop(container)).location_id
    const goods: HeldGoods = {
      id: generateEntityId(undefined, "egoods"),
      ...said,
      inventory_item_id,
      location_id: place,
      arrived_quantity: 0,
      state: "expected",
    }
    await inOneTransaction(step, async (transaction) => {
      const { database, within } = transaction
      const known = { inventory_item_id, location_id: place, due: said.due, state: "expected" }
      const twins: unknown[] = await database("expected_goods")
        .where({ ...known, reference: said.reference })
        .whereNull("deleted_at")
      if (twins.length > 0) throw new ShopError("goods_known")
      const levelOf = { inventory_item_id, location_id: place }
      const levels: unknown[] = await database("inventory_level")
        .where(levelOf)
        .whereNull("deleted_at")
      if (levels.length === 0) {
        if (
          !(await database("stock_location").where({ id: place }).whereNull("deleted_at").first())
        ) {
          throw wrongField("location_id", "there is no such location")
        }
        await within(container.resolve(Modules.INVENTORY), (inventory, context) =>
          inventory.createInventoryLevels([{ ...levelOf, stocked_quantity: 0 }], context),
        )
      }
      const service = container.resolve<ExpectedGoodsModuleService>(EXPECTED_GOODS_MODULE)
      await within(service, (goodsOf, context) => goodsOf.createExpectedGoods(goods, context))
      const thing = await thingOf(database, goods)
      await writeEntries(step, transaction, {
        audited: { kind: "stock", action: "goods expected" },
        changes: [{ ...thing, before: null, after: toldOf(goods) }],
      })
    })
    return new StepResponse({ id: goods.id }, goods.id)
  },
  async (id, step) => {
    if (!id) return
    const service = step.container.resolve<ExpectedGoodsModuleService>(EXPECTED_GOODS_MODULE)
    await service.deleteExpectedGoods(id)
  },
)

export const expectGoodsWorkflowId = "expect-goods"

/** Pieces of a part are to come: customers may be promised them. Throws ShopError. */
export const expectGoodsWorkflow = createWorkflow(
  expectGoodsWorkflowId,
  (input: ExpectGoods) => new WorkflowResponse(expectGoodsStep(input)),
)

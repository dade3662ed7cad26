import {
  createStep,
  createWorkflow,
  type StepExecutionContext,
  StepResponse,
  transform,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { GOODS_MOVED } from "../../contract/order/due-dates"
import type { ArriveGoods, ChangeGoods } from "../../contract/staff/expected-goods"
import { ShopError } from "../../errors/shop-error"
import { recordChanges } from "../audit/record-changes"
import { announceStep } from "../order/announce"
import { changeLevels } from "../order/deliver/move-stock"
import type { SharedTransaction } from "../transaction/in-one-transaction"
import { changeHeldGoods } from "./change-goods"
import { openOf, type HeldGoods } from "./held-goods"
import { refusePastDay } from "./past-day"
import { movePromises, passPromisesOn, servePromises } from "./promises"

type Of<Body> = Body & { id: string }

/** Throws ShopError `goods_known` where other goods have the same day and reference. */
async function write(
  { database }: SharedTransaction,
  { id, inventory_item_id, location_id }: HeldGoods,
  change: Partial<HeldGoods>,
): Promise<void> {
  const { due, reference } = change
  if (due !== undefined || reference !== undefined) {
    const [own] = await database<HeldGoods>("expected_goods").where({ id })
    const told = { due: due ?? own?.due ?? "", reference: reference ?? own?.reference ?? "" }
    const twin: unknown = await database("expected_goods")
      .where({ inventory_item_id, location_id, state: "expected", ...told })
      .whereNull("deleted_at")
      .whereNot({ id })
      .first()
    if (twin) throw new ShopError("goods_known")
  }
  await database("expected_goods")
    .where({ id })
    .update({ ...change, updated_at: database.fn.now() })
}

/** The last step of its workflow: nothing fails behind it that would have to be undone. */
const changeGoodsStep = createStep("change-goods", async (input: Of<ChangeGoods>, step) => {
  const { id, due, reference } = input
  refusePastDay("due", due)
  const change = { ...(due && { due }), ...(reference && { reference }) }
  if (Object.keys(change).length > 0) {
    await changeHeldGoods(step, { id, action: "goods changed" }, async (transaction, goods) => {
      await write(transaction, goods, change)
      if (due) await movePromises(transaction.database, goods, due)
    })
  }
  return new StepResponse({ id })
})

const arriveGoodsStep = createStep("arrive-goods", async (input: Of<ArriveGoods>, step) => {
  const { id } = input
  await changeHeldGoods(step, { id, action: "goods arrived" }, (transaction, goods) =>
    arrive(step, transaction, { goods, input }),
  )
  return new StepResponse({ id })
})

type Arriving = { goods: HeldGoods; input: ArriveGoods }

async function arrive(
  step: StepExecutionContext,
  transaction: SharedTransaction,
  { goods, input: { quantity, open, rest_due } }: Arriving,
): Promise<void> {
  if (openOf(goods) !== open) throw new ShopError("goods_changed")
  refusePastDay("rest_due", rest_due)
  const { database } = transaction
  const { inventory_item_id: item_id, location_id } = goods
  await servePromises(database, goods, quantity)
  const arrived_quantity = goods.arrived_quantity + quantity
  const isRestToCome = rest_due !== undefined && quantity < open
  if (isRestToCome) {
    await write(transaction, goods, { arrived_quantity, due: rest_due })
    await movePromises(database, goods, rest_due)
  } else {
    await passPromisesOn(database, goods)
    await write(transaction, goods, { arrived_quantity, state: "arrived" })
  }
  const stock = { kind: "stock", ids: [item_id], action: "goods arrived" } as const
  await recordChanges(step, [transaction, stock], () =>
    changeLevels(transaction, [{ item_id, location_id, change: quantity }]),
  )
}

const withdrawGoodsStep = createStep("withdraw-goods", async ({ id }: Of<object>, step) => {
  await changeHeldGoods(step, { id, action: "goods withdrawn" }, async (transaction, goods) => {
    await passPromisesOn(transaction.database, goods)
    const state = goods.arrived_quantity > 0 ? "arrived" : "withdrawn"
    await write(transaction, goods, { state })
  })
  return new StepResponse({ id })
})

const newsOf = ({ input: { id } }: { input: Of<object> }) => [{ name: GOODS_MOVED, data: { id } }]

/** Another day or reference: customers who wait are told of the day. Throws ShopError. */
export const changeGoodsWorkflow = createWorkflow("change-goods", (input: Of<ChangeGoods>) => {
  // Medusa tells events once the workflow has succeeded.
  announceStep({ news: transform({ input }, newsOf) })
  return new WorkflowResponse(changeGoodsStep(input))
})

/**
 * So many pieces came: they are those that were promised first, and the rest is free. What did not
 * come keeps its promises with a new day, or passes them on to other goods. Throws ShopError.
 */
export const arriveGoodsWorkflow = createWorkflow("arrive-goods", (input: Of<ArriveGoods>) => {
  announceStep({ news: transform({ input }, newsOf) })
  return new WorkflowResponse(arriveGoodsStep(input))
})

/** Nothing more comes: other goods keep what is promised. Throws ShopError `goods_promised`. */
export const withdrawGoodsWorkflow = createWorkflow("withdraw-goods", (input: Of<object>) => {
  announceStep({ news: transform({ input }, newsOf) })
  return new WorkflowResponse(withdrawGoodsStep(input))
})

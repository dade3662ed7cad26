import { InventoryLevelWorkflowEvents, Modules } from "@medusajs/framework/utils"
import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { emitEventStep } from "@medusajs/medusa/core-flows"
import { ShopError } from "../../../errors/shop-error"
import type { Sellable } from "../../../queries/product/sellable"
import { readStockLocations } from "../../../queries/stock/selling-locations"
import { setAvailable, undoAvailable, type SetAvailable } from "../stock-levels"

const setAvailableStepId = "set-available"

/** Sets what can be ordered: stocked becomes available plus reserved. Undone by the difference. */
const setAvailableStep = createStep(
  setAvailableStepId,
  async (input: SetAvailable, step) => {
    if (input.inventory.length === 0) return new StepResponse([], null)
    const set = await setAvailable(step, input)
    const levels = set.result.map(({ id }) => ({ id }))
    return new StepResponse(levels, set)
  },
  async (set, step) => {
    if (set) await undoAvailable(step, set)
  },
)

type OpenStockLevelsInput = Pick<Sellable, "inventory">

const openStockLevelsStepId = "open-stock-levels"

/** Starts to count at the first of the shop's locations what was never counted there; from 0. */
const openStockLevelsStep = createStep(
  openStockLevelsStepId,
  async ({ inventory }: OpenStockLevelsInput, { container }) => {
    const stock = container.resolve(Modules.INVENTORY)
    const [location_id = ""] = await readStockLocations(container)
    const items = inventory.map(({ inventory_item_id }) => inventory_item_id)
    const known = await stock.listInventoryLevels({ inventory_item_id: items, location_id })
    const missing = items.filter((id) => !known.some((level) => level.inventory_item_id === id))
    const made = await stock.createInventoryLevels(
      missing.map((inventory_item_id) => ({ inventory_item_id, location_id, stocked_quantity: 0 })),
    )
    const ids = made.map(({ id }) => id)
    return new StepResponse(ids, ids)
  },
  async (ids, { container }) => {
    if (ids?.length) await container.resolve(Modules.INVENTORY).deleteInventoryLevels(ids)
  },
)

type CheckStockCountedInput = { product: Sellable; available: number }

const checkStockCountedStepId = "check-stock-counted"

/** Refuses another stock for a product whose stock is not counted. */
const checkStockCountedStep = createStep(
  checkStockCountedStepId,
  async ({ product, available }: CheckStockCountedInput) => {
    if (product.inventory.length === 0 && available !== product.available) {
      throw new ShopError("stock_not_counted", {
        errors: [{ field: "qty", message: "is not counted" }],
      })
    }
    return new StepResponse({ available })
  },
)

export type SetProductStockInput = {
  product: Sellable
  /** Pieces that can be ordered afterwards. */
  available: number
}

export const setProductStockWorkflowId = "set-product-stock"

/** Sets what is available of a product; what is reserved stays reserved. */
export const setProductStockWorkflow = createWorkflow(
  setProductStockWorkflowId,
  ({ product, available }: SetProductStockInput) => {
    checkStockCountedStep({ product, available })
    const { inventory } = product
    openStockLevelsStep({ inventory })
    const levels = setAvailableStep({ inventory, available })
    emitEventStep({ eventName: InventoryLevelWorkflowEvents.UPDATED, data: levels })
    return new WorkflowResponse(levels)
  },
)

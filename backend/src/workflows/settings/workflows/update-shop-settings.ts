import type { Context } from "@medusajs/framework/types"
import {
  createStep,
  createWorkflow,
  type StepExecutionContext,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import type { RankLocations } from "../../../contract/staff/selling-locations"
import type { ShopSettings, UpdateShopSettings } from "../../../contract/shop/shop-settings"
import { SHOP_SETTINGS_MODULE } from "../../../modules/shop-settings"
import type { ShopSettingsModuleService } from "../../../modules/shop-settings/service"
import { SHOP_SETTINGS_ID } from "../../../queries/shop/shop-settings"
import { recordChanges } from "../../audit/record-changes"
import { inOneTransaction } from "../../transaction/in-one-transaction"

const writeShopSettingsStepId = "write-shop-settings"

/** The rank of locations is a route's own, so that no form of the others takes it back. */
type ChangedSettings = UpdateShopSettings & Partial<RankLocations>

type All = ShopSettings & RankLocations
type Before = { [Key in keyof All]: All[Key] | null } & { id: string }

/** Writes what is to change into the one row of settings; undone to what it was, or to no row. */
const writeShopSettingsStep = createStep(
  writeShopSettingsStepId,
  async (change: ChangedSettings, step) => {
    const changed = { id: SHOP_SETTINGS_ID, ...change }
    const { result: before, entry_ids } = await writing(step, [], async (settings, context) => {
      const [row] = await settings.listShopSettings({ id: SHOP_SETTINGS_ID }, {}, context)
      if (row) await settings.updateShopSettings(changed, context)
      else await settings.createShopSettings(changed, context)
      return row ? valuesOf(row) : null
    })
    return new StepResponse(changed, { before, entry_ids })
  },
  async (written, step) => {
    if (!written) return
    const { before, entry_ids } = written
    await writing(step, entry_ids, async (settings, context) => {
      if (before) await settings.updateShopSettings(before, context)
      else await settings.deleteShopSettings(SHOP_SETTINGS_ID, context)
    })
  },
)

/** With the entry of the trail in the same transaction; `entry_ids` are those that are taken back. */
function writing<Result>(
  step: StepExecutionContext,
  entry_ids: string[],
  task: (settings: ShopSettingsModuleService, context: Context) => Promise<Result>,
) {
  const settings = step.container.resolve<ShopSettingsModuleService>(SHOP_SETTINGS_MODULE)
  const audited = {
    kind: "settings",
    ids: [SHOP_SETTINGS_ID],
    action: "changed",
    entry_ids,
  } as const
  return inOneTransaction(step, (transaction) =>
    recordChanges(step, [transaction, audited], () => transaction.within(settings, task)),
  )
}

function valuesOf(row: Before): Before {
  const { id, name, logo, address, phone, hours, web } = row
  const { staff_mails, synonyms, carriers, locations } = row
  const { minimum_order_quantity, review_moderation, return_days } = row
  const facts = { name, logo, address, phone, hours, web }
  const lists = { staff_mails, synonyms, carriers, locations }
  return { id, ...facts, ...lists, minimum_order_quantity, review_moderation, return_days }
}

export const updateShopSettingsWorkflowId = "update-shop-settings"

/** Changes what holds for the whole shop; every door obeys from its next request on. */
export const updateShopSettingsWorkflow = createWorkflow(
  updateShopSettingsWorkflowId,
  (change: ChangedSettings) => new WorkflowResponse(writeShopSettingsStep(change)),
)

import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import type { UpdateShopSettings } from "../../../contract/shop/shop-settings"
import { writeShopSettingsStep } from "../steps/write-shop-settings"

export const updateShopSettingsWorkflowId = "update-shop-settings"

/** Changes what holds for the whole shop; every door obeys from its next request on. */
export const updateShopSettingsWorkflow = createWorkflow(
  updateShopSettingsWorkflowId,
  (change: UpdateShopSettings) => new WorkflowResponse(writeShopSettingsStep(change)),
)

import { ContainerRegistrationKeys, generateEntityId } from "@medusajs/framework/utils"
import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { MOST_RETURN_PICTURES } from "../../../contract/return/order-return"
import { ShopError } from "../../../errors/shop-error"
import { encodeImage } from "../../image/encode-image"
import { inReturn } from "../in-return"
import type { OwnReturn } from "./withdraw-return"

export type AddReturnPictureInput = OwnReturn & {
  /** The file that was sent; the caller removes it. */
  path: string
}

/**
 * Keeps a picture of a return with its row: private folders are of one machine and are emptied by
 * age, and an image host shows everybody what it has.
 */
const keepReturnPictureStep = createStep(
  "keep-return-picture",
  async ({ id, order_id, customer_id, path }: AddReturnPictureInput, step) => {
    const states = ["requested", "approved"] as const
    // Before the order is held: it takes its time, and may be refused.
    const content = await encodeImage(path)
    const picture_id = await inReturn(step, { id, states }, async ({ database }, held) => {
      if (held.order_id !== order_id || held.customer_id !== customer_id) {
        throw new ShopError("return_not_found")
      }
      const kept = await database("return_request_picture").where({ request_id: id }).count()
      if (Number(kept[0]?.count ?? 0) >= MOST_RETURN_PICTURES) {
        throw new ShopError("too_many_pictures", { facts: { most: MOST_RETURN_PICTURES } })
      }
      const picture = { id: generateEntityId(undefined, "rpic"), request_id: id, content }
      await database("return_request_picture").insert(picture)
      return picture.id
    })
    return new StepResponse({ id }, picture_id)
  },
  async (picture_id, { container }) => {
    if (!picture_id) return
    const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
    await database("return_request_picture").where({ id: picture_id }).delete()
  },
)

export const addReturnPictureWorkflowId = "add-return-picture"

/** Adds a picture to a return, made anew as uploads are. Throws ShopError. */
export const addReturnPictureWorkflow = createWorkflow(
  addReturnPictureWorkflowId,
  (input: AddReturnPictureInput) => new WorkflowResponse(keepReturnPictureStep(input)),
)

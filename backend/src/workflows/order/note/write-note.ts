import { generateEntityId } from "@medusajs/framework/utils"
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { NOTE_WRITTEN } from "../../../contract/order/order-note"
import { orderNumber } from "../../../contract/order/order-number"
import { ShopError } from "../../../errors/shop-error"
import { ORDER_NOTE_MODULE } from "../../../modules/order-note"
import type { OrderNoteModuleService } from "../../../modules/order-note/service"
import { actorOf } from "../../audit/actor-of"
import { writeEntries } from "../../audit/record-changes"
import { inOneTransaction } from "../../transaction/in-one-transaction"
import { announceStep } from "../announce"

export type WriteNoteInput = { order_id: string; text: string; internal: boolean }

const identifyNoteStepId = "identify-note"

const identifyNoteStep = createStep(
  identifyNoteStepId,
  async () => new StepResponse({ id: generateEntityId(undefined, "onote") }),
)

const writeNoteStepId = "write-note"

/**
 * The note and its entry in the trail, in one transaction. The entry does not repeat the text: the
 * trail is kept for good, and a note goes with its customer. The last step of its workflow, so that
 * nothing behind it can ask for it to be undone.
 */
const writeNoteStep = createStep(
  writeNoteStepId,
  async ({ id, order_id, text, internal }: WriteNoteInput & { id: string }, step) => {
    const notes = step.container.resolve<OrderNoteModuleService>(ORDER_NOTE_MODULE)
    await inOneTransaction(step, async (transaction) => {
      const { database, within } = transaction
      const [order]: { display_id: number }[] = await database("order")
        .select("display_id")
        .where({ id: order_id, is_draft_order: false })
        .whereNull("deleted_at")
        .forKeyShare()
      if (!order) throw new ShopError("order_not_found")
      const { id: author_id, name: author } = await actorOf(step, database)
      const note = { id, order_id, text, is_internal: internal, author_id, author }
      await within(notes, (service, context) => service.createOrderNotes(note, context))
      await writeEntries(step, transaction, {
        audited: { kind: "order", action: "noted" },
        changes: [
          {
            thing_id: order_id,
            thing_name: orderNumber(order),
            before: null,
            after: { note: internal ? "internal" : "to the customer" },
          },
        ],
      })
    })
    return new StepResponse({ id })
  },
)

export const writeNoteWorkflowId = "write-order-note"

/** A note of staff to an order; its customer hears of one that is not internal. Throws ShopError. */
export const writeNoteWorkflow = createWorkflow(writeNoteWorkflowId, (input: WriteNoteInput) => {
  const note = identifyNoteStep()
  // Medusa tells events once the workflow has succeeded.
  announceStep({
    news: transform({ note }, ({ note }) => [{ name: NOTE_WRITTEN, data: { id: note.id } }]),
  })
  return new WorkflowResponse(
    writeNoteStep(transform({ input, note }, ({ input, note }) => ({ ...input, id: note.id }))),
  )
})

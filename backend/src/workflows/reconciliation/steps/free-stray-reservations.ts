import { Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { findStrayReservations } from "../../../queries/order-inconsistencies/stray-reservations"
import { repairEach } from "../repair-each"

export const freeStrayReservationsStepId = "free-stray-reservations"

/** Gives the pieces back that are kept for nobody. */
export const freeStrayReservationsStep = createStep(
  freeStrayReservationsStepId,
  async (_: unknown, step) => {
    const findings = await repairEach(step, {
      find: findStrayReservations,
      repair: async ({ key, order_id, inventory_item_id, quantity }, { within }) => {
        await within(step.container.resolve(Modules.INVENTORY), (inventory, context) =>
          inventory.deleteReservationItems([key], context),
        )
        const whose = order_id ? `order ${order_id}, which does not wait for it` : "no order"
        return {
          repaired: `Reservation ${key} of ${quantity} × ${inventory_item_id} was for ${whose}: freed`,
        }
      },
    })
    return new StepResponse(findings)
  },
)

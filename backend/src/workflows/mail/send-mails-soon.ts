import type { MedusaContainer } from "@medusajs/framework/types"
import { createRounds, SWEEP } from "../../locks/rounds"
import { ROUND } from "./mail"
import { sendDueMailsWorkflow } from "./workflows/send-due-mails"

/**
 * Sends what is due, until nothing is; a wish is the id that an event named, or to look at all of the
 * last day. Mails are read from what happened, so it does not matter how many calls there were.
 */
export const sendMailsSoon = createRounds(async (container: MedusaContainer, wishes: string[]) => {
  const announced = wishes.filter((wish) => wish !== SWEEP)
  const input = { announced, sweep: wishes.includes(SWEEP) }
  const { result } = await sendDueMailsWorkflow(container).run({ input })
  return result.tried >= ROUND
})

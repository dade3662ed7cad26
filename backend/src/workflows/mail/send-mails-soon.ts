import type { MedusaContainer } from "@medusajs/framework/types"
import { createRounds } from "../../locks/rounds"
import { ROUND } from "./mail"
import { sendDueMailsWorkflow } from "./workflows/send-due-mails"

/**
 * Sends what is due, until nothing is; a wish is the id that an event named. Mails are read from
 * what happened, so it does not matter how many calls there were.
 */
export const sendMailsSoon = createRounds(
  async (container: MedusaContainer, announced: string[]) => {
    const { result } = await sendDueMailsWorkflow(container).run({ input: { announced } })
    return result.tried >= ROUND
  },
)

import type { MedusaContainer } from "@medusajs/framework/types"
import { setTimeout as delay } from "node:timers/promises"
import { ROUND } from "./mail"
import { sendDueMailsWorkflow } from "./workflows/send-due-mails"

/** Between two rounds: a hundred orders a second cost few rounds, and requests come first. */
const PAUSE_MS = 500

let rounds: Promise<void> | undefined
let asked = false
const announced = new Set<string>()

/**
 * Sends what is due, until nothing is; `id` is what an event named. A call during a round is served
 * by the next one: mails are read from what happened, so it does not matter how many calls there were.
 */
export function sendMailsSoon(container: MedusaContainer, id?: string): Promise<void> {
  asked = true
  if (id) announced.add(id)
  rounds ??= goRounds(container).finally(() => (rounds = undefined))
  return rounds
}

async function goRounds(container: MedusaContainer): Promise<void> {
  while (asked) {
    asked = false
    const named = [...announced]
    const { result } = await sendDueMailsWorkflow(container).run({ input: { announced: named } })
    // A full round may have left something.
    if (result.tried >= ROUND) asked = true
    else for (const id of named) announced.delete(id)
    if (asked) await delay(PAUSE_MS)
  }
}

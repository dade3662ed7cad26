import { rm, stat } from "node:fs/promises"
import path from "node:path"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { handOverFolder } from "../../../mail/outbox"
import { readAccountMails } from "../../../queries/mail/account-mails"
import { listHandedOver } from "../../../queries/mail/handed-over-mails"
import { readEnvironment } from "../../../settings/environment"

/** As long as a failed mail is tried again; by then its link has expired. */
const TRIED_MS = 2 * 24 * 60 * 60 * 1000

export const clearHandOverStepId = "clear-hand-over"

/** Removes the files of mails that were sent, or that nobody tries to send any more. */
export const clearHandOverStep = createStep(
  clearHandOverStepId,
  async (_: unknown, { container }) => {
    const { dataDir } = readEnvironment(process.env)
    const files = await listHandedOver(dataDir)
    for (const { file, status } of await readAccountMails(container, files)) {
      const place = path.join(handOverFolder(dataDir), file)
      const over = status === "success" || (await ageOf(place)) > TRIED_MS
      if (over) await rm(place, { force: true })
    }
    return new StepResponse({ left: (await listHandedOver(dataDir)).length })
  },
)

async function ageOf(file: string): Promise<number> {
  const { mtimeMs } = await stat(file)
  return Date.now() - mtimeMs
}

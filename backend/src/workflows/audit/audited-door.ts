import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { changedFacts } from "../../queries/audit/facts/changed-facts"
import { READ_FACTS } from "../../queries/audit/facts/read-facts"
import { holdNames } from "../transaction/hold-order"
import { auditLocks } from "./lock-audited"
import type { Audited } from "./record-changes"
import { recordDoorChangesWorkflow } from "./workflows/record-door-changes"

/** Ends the watch: writes what changed since it began, where the call did anything at all. */
export type CloseDoor = (succeeded: boolean) => Promise<void>

/**
 * Watches things while one of Medusa's own workflows changes them on connections of its own: it has
 * no step before its change that could say what was there. Held until it is closed, so that what
 * differs then is that call's. An order is held by its own door already.
 */
export async function openAuditedDoor(
  container: MedusaContainer,
  audited: Audited,
): Promise<CloseDoor> {
  const letGo =
    audited.kind === "order" ? undefined : await holdNames(container, auditLocks(audited))
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const read = () => READ_FACTS[audited.kind](database, audited.ids)
  try {
    const before = await read()
    return async (succeeded) => {
      try {
        const changes = succeeded ? changedFacts(before, await read()) : []
        const input = { audited, changes }
        if (changes.length > 0) await recordDoorChangesWorkflow(container).run({ input })
      } finally {
        await letGo?.()
      }
    }
  } catch (error) {
    await letGo?.()
    throw error
  }
}

import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { StepExecutionContext } from "@medusajs/framework/workflows-sdk"
import { tryNumber } from "../../locks/advisory-lock"
import { ADVISORY_LOCKS } from "../../locks/locks"
import type {
  FindInconsistencies,
  Inconsistency,
} from "../../queries/order-inconsistencies/find-inconsistencies"
import { inOneTransaction, type SharedTransaction } from "../transaction/in-one-transaction"
import { lockOrder } from "../transaction/lock-order"

const PAGE = 100

/** One sentence each: what was repaired, and what somebody has to look at. */
export type Findings = { repaired: string[]; unsolved: string[] }

export type Outcome = { repaired: string } | { unsolved: string }

type Repair<Found extends Inconsistency> = {
  find: FindInconsistencies<Found>
  repair(inconsistency: Found, transaction: SharedTransaction): Promise<Outcome>
}

/**
 * Repairs every inconsistency of one kind, each in a transaction of its own under its order's lock,
 * and looks again once it has the lock. Of several processes one is at work; where another is, this
 * one stops.
 *
 * Nothing to compensate: each repair makes one thing true and is whole by itself.
 */
export async function repairEach<Found extends Inconsistency>(
  step: StepExecutionContext,
  kind: Repair<Found>,
): Promise<Findings> {
  const { container } = step
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  const findings: Findings = { repaired: [], unsolved: [] }
  for (let after = ""; ;) {
    const page = await kind.find(database, { after, limit: PAGE })
    for (const inconsistency of page) {
      const outcome = await repairOne(step, inconsistency, kind)
      if (outcome === "busy") return findings
      if (outcome === "gone") continue
      if ("repaired" in outcome) {
        logger.warn(outcome.repaired)
        findings.repaired.push(outcome.repaired)
      } else {
        logger.error(outcome.unsolved)
        findings.unsolved.push(outcome.unsolved)
      }
    }
    const last = page.at(-1)
    if (!last || page.length < PAGE) return findings
    after = last.key
  }
}

function repairOne<Found extends Inconsistency>(
  step: StepExecutionContext,
  { key, order_id }: Found,
  { find, repair }: Repair<Found>,
): Promise<Outcome | "busy" | "gone"> {
  return inOneTransaction(step, async (transaction) => {
    const { database } = transaction
    if (!(await tryNumber(database, ADVISORY_LOCKS.repair))) return "busy"
    if (order_id) await lockOrder(transaction, order_id)
    const [still] = await find(database, { only: key })
    return still ? repair(still, transaction) : "gone"
  })
}

import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { StepExecutionContext } from "@medusajs/framework/workflows-sdk"
import type { Fault, FindFaults } from "../../queries/order-inconsistencies/find-inconsistencies"
import { inOneTransaction, type SharedTransaction } from "../transaction/in-one-transaction"
import { lockOrder } from "../transaction/lock-order"

/** Any number, as long as every process uses it. */
const LOCK = 72_616_127
const PAGE = 100

/** One sentence each: what was mended, and what somebody has to look at. */
export type Findings = { mended: string[]; unsolved: string[] }

export type Outcome = { mended: string } | { unsolved: string }

type Cure<Found extends Fault> = {
  find: FindFaults<Found>
  mend(fault: Found, transaction: SharedTransaction): Promise<Outcome>
}

/**
 * Mends every fault of one kind, each in a transaction of its own under its order's lock, and looks
 * again once it has the lock. Of several processes one is at work; where another is, this one stops.
 *
 * Nothing to compensate: each cure makes one thing true and is whole by itself.
 */
export async function mendEach<Found extends Fault>(
  step: StepExecutionContext,
  cure: Cure<Found>,
): Promise<Findings> {
  const { container } = step
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  const findings: Findings = { mended: [], unsolved: [] }
  for (let after = ""; ;) {
    const faults = await cure.find(database, { after, limit: PAGE })
    for (const fault of faults) {
      const outcome = await mendOne(step, fault, cure)
      if (outcome === "busy") return findings
      if (outcome === "gone") continue
      if ("mended" in outcome) {
        logger.warn(outcome.mended)
        findings.mended.push(outcome.mended)
      } else {
        logger.error(outcome.unsolved)
        findings.unsolved.push(outcome.unsolved)
      }
    }
    const last = faults.at(-1)
    if (!last || faults.length < PAGE) return findings
    after = last.key
  }
}

function mendOne<Found extends Fault>(
  step: StepExecutionContext,
  { key, order_id }: Found,
  { find, mend }: Cure<Found>,
): Promise<Outcome | "busy" | "gone"> {
  return inOneTransaction(step, async (transaction) => {
    const { database } = transaction
    const { rows } = await database.raw<{ rows: { mine: boolean }[] }>(
      "select pg_try_advisory_xact_lock(?) as mine",
      [LOCK],
    )
    if (!rows[0]?.mine) return "busy"
    if (order_id) await lockOrder(transaction, order_id)
    const [still] = await find(database, { only: key })
    return still ? mend(still, transaction) : "gone"
  })
}

import { Modules, ProductWorkflowEvents } from "@medusajs/framework/utils"
import { LOCK_PATIENCE, MEDUSA_LOCKS } from "../../../locks/locks"
import { inOneTransaction } from "../../transaction/in-one-transaction"
import { announce } from "../announce"
import type { SettleBatch } from "../outcome"
import { endTrial, orTrial } from "../trial"
import { writeVersions } from "../write-versions"
import { type AskedPrice, judgePrices } from "./judge-prices"
import { writeExternalIds, writePrices } from "./write-prices"

/** What a piece costs: base prices alone, in one transaction with their entries of the trail. */
export const settlePrices: SettleBatch = async (step, batch) => {
  const { container } = step
  const { run } = batch
  const { outcomes, taken } = await judgePrices(container, batch)
  const changed = taken.filter(({ status }) => status === "updated")
  const write = () =>
    inOneTransaction(step, async (transaction) => {
      const { database } = transaction
      await writePrices(step, transaction, changed.map(priceOf))
      await writeExternalIds(database, changed.map(nameOf))
      await writeVersions(database, run.kind, taken)
      if (run.is_dry_run) endTrial()
    })
  const locks = [...new Set(changed.map(lockOf))].sort()
  if (locks.length > 0) {
    await orTrial(container.resolve(Modules.LOCKING).execute(locks, write, LOCK_PATIENCE))
  } else if (taken.some(({ version }) => version !== undefined)) {
    await orTrial(write())
  }
  const { UPDATED } = ProductWorkflowEvents
  await announce(container, run, { [UPDATED]: changed.map(({ part }) => part.product_id) })
  return outcomes
}

function priceOf({ part, amount }: AskedPrice) {
  const { product_id, variant_id, currency_code, price_set_id, price } = part
  return {
    product_id,
    variant_id,
    currency_code,
    price_set_id,
    price_id: price?.id ?? null,
    amount,
  }
}

function nameOf({ part: { product_id }, new_id }: AskedPrice) {
  return { product_id, external_id: new_id }
}

/** As an edit of the part takes it. */
function lockOf({ part: { has_siblings, product_id, variant_id } }: AskedPrice): string {
  return MEDUSA_LOCKS.product(has_siblings ? variant_id : product_id)
}

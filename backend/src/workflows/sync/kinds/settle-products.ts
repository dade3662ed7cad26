import { ProductWorkflowEvents } from "@medusajs/framework/utils"
import { batchOf } from "../../product-import/batch-of"
import { identified } from "../../product-import/batch/new-products"
import { writeProducts } from "../../product-import/batch/write-products"
import { findProductDefaults } from "../../product/steps/find-product-defaults"
import { announce } from "../announce"
import { keepNames } from "../dry-names"
import type { SettleBatch } from "../outcome"
import { endTrial, orTrial } from "../trial"
import { writeVersions } from "../write-versions"
import { judgeProducts } from "./judge-products"

/** Parts with all that the product file tells of them. */
export const settleProducts: SettleBatch = async (step, batch) => {
  const { container } = step
  const { run } = batch
  const judged = await judgeProducts(container, batch)
  const { created, changed } = batchOf(judged.taken, judged.known)
  const made = created.map(identified)
  const versions = versionsOf(judged.taken, made)
  const written = { created: made, changed, defaults: await findProductDefaults(container) }
  await orTrial(
    writeProducts(step, written, async ({ database }) => {
      await writeVersions(database, run.kind, versions)
      if (run.is_dry_run) endTrial()
    }),
  )
  if (run.is_dry_run) await keepNames(container, run, judged.known.names)
  await announce(container, run, {
    [ProductWorkflowEvents.CREATED]: made.map(({ product_id }) => product_id),
    [ProductWorkflowEvents.UPDATED]: changed.map(({ product }) => product.product_id),
  })
  return judged.outcomes
}

type Taken = Awaited<ReturnType<typeof judgeProducts>>["taken"]
type Made = readonly { sku: string; variant_id: string }[]

function versionsOf(taken: Taken, made: Made) {
  const ids = new Map(made.map(({ sku, variant_id }) => [sku, variant_id]))
  return taken.flatMap(({ product, result: { sku }, version }) => {
    const thing_id = product?.variant_id ?? ids.get(sku)
    return thing_id === undefined ? [] : [{ thing_id, version }]
  })
}

import type { MedusaContainer } from "@medusajs/framework/types"
import type { SyncKind } from "../../contract/sync/sync-run"
import { readOutdating, readRowsOf, type StagedRow } from "../../queries/sync/staged-rows"
import { judgeCustomers } from "./kinds/judge-customers"
import { judgePrices } from "./kinds/judge-prices"
import { judgeProducts } from "./kinds/judge-products"
import { judgeStock } from "./kinds/judge-stock"
import { judgeFitments } from "./kinds/settle-fitments"
import type { Batch, JudgeBatch } from "./outcome"

const JUDGES: Readonly<Record<SyncKind, JudgeBatch>> = {
  products: judgeProducts,
  prices: judgePrices,
  stock: judgeStock,
  customers: judgeCustomers,
  fitments: judgeFitments,
}

/**
 * A batch's rows, outdated by good rows alone: what outdates one from another batch is judged now, and
 * where it would be refused another one is looked for.
 */
export async function outdatedByGood(
  container: MedusaContainer,
  { run, rows }: Batch,
): Promise<readonly StagedRow[]> {
  const [first = 0, last = 0] = [rows[0]?.row, rows.at(-1)?.row]
  const judged = new Set<number>()
  const refused = new Set<number>()
  let current = rows
  for (;;) {
    const others = new Set(current.flatMap(({ outdated_by }) => outdated_by ?? []))
    const unknown = [...others].filter((row) => !judged.has(row))
    if (unknown.length === 0) return current
    const some = await readRowsOf(container, { run_id: run.id, rows: unknown })
    const { outcomes } = await JUDGES[run.kind](container, { run, rows: some })
    for (const row of unknown) judged.add(row)
    for (const { row, status } of outcomes) if (status === "invalid") refused.add(row)
    const isHeld = ({ outdated_by }: StagedRow) => outdated_by !== null && refused.has(outdated_by)
    const held = current.filter(isHeld).map(({ row }) => row)
    if (held.length === 0) continue
    const place = { first, last, refused: [...refused] }
    const anew = await readOutdating(container, { run_id: run.id, rows: held, ...place })
    current = current.map((one) =>
      isHeld(one) ? { ...one, outdated_by: anew.get(one.row) ?? null } : one,
    )
  }
}

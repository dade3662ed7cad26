import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { ImportCounts, ImportLine, RowResult } from "../../contract/staff/file-import"
import { asError } from "../../errors/as-error"
import { toFailure } from "../../errors/to-failure"
import { freshStatistics } from "../transaction/fresh-statistics"

type ReadFile = { columns: string[]; rows: number; isDryRun: boolean }

/**
 * What is told of a staff's file: its head, each row's result as its chunk ends, and the sums, or why
 * it broke off. What is not taken is not gone on with.
 */
export async function* importLines(
  container: MedusaContainer,
  { columns, rows, isDryRun }: ReadFile,
  chunks: AsyncIterable<readonly RowResult[]>,
): AsyncGenerator<ImportLine, void> {
  yield { type: "file", columns, rows, dry_run: isDryRun }
  const counts: ImportCounts = { rows: 0, create: 0, update: 0, unchanged: 0, invalid: 0 }
  const noteNew = freshStatistics(container)
  try {
    for await (const results of chunks) {
      for (const result of results) {
        counts.rows += 1
        counts[result.outcome] += 1
        yield { type: "row", ...result }
      }
      if (!isDryRun) await noteNew(results.filter(({ outcome }) => outcome === "create").length)
    }
    yield { type: "done", ...counts }
  } catch (error) {
    container.resolve(ContainerRegistrationKeys.LOGGER).error("An import broke off", asError(error))
    yield { type: "broken", message: toFailure(error).body.message }
  }
}

import type { ImportBatchInput } from "./batch/import-batch"
import type { ImportContext } from "./import-context"
import { productHandle } from "./product-handle"
import type { JudgedRow } from "./row/judge-row"

type Judged = JudgedRow & {
  /** What an ERP calls the part, for the first time. */
  new_id?: string | undefined
}

/** What judged rows ask for, of those that make or change a product. */
export function batchOf(
  rows: readonly Judged[],
  { taken }: Pick<ImportContext, "taken">,
): ImportBatchInput {
  const handles = new Set(taken.filter(({ kind }) => kind === "handle").map(({ wanted }) => wanted))
  return {
    created: rows
      .filter(({ result }) => result.outcome === "create")
      .map(({ result: { sku }, values, fields, new_id }) => {
        const handle = productHandle(sku, (wanted) => handles.has(wanted))
        handles.add(handle)
        return { sku, handle, values, fields, external_id: new_id }
      }),
    changed: rows.flatMap(({ product, result, values, fields, new_id }) =>
      product && (result.outcome === "update" || new_id !== undefined)
        ? [{ product, values, fields, external_id: new_id }]
        : [],
    ),
  }
}

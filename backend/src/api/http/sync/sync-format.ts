import type { MedusaRequest } from "@medusajs/framework/http"
import type { SyncFormat } from "../../../contract/sync/sync-run"
import { ShopError } from "../../../errors/shop-error"

const TYPES: readonly [RegExp, SyncFormat][] = [
  [/^application\/(x-ndjson|ndjson|jsonl|json-lines)\s*(;|$)/i, "ndjson"],
  [/^text\/csv\s*(;|$)/i, "csv"],
]

/** How the rows of a body are written. Refuses with 415 what is neither. */
export function formatOf(req: MedusaRequest): SyncFormat {
  const type = req.headers["content-type"] ?? ""
  const format = TYPES.find(([pattern]) => pattern.test(type))?.[1]
  if (!format) throw new ShopError("unsupported_media_type", { variant: "sync" })
  return format
}

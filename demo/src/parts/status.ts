import type { PartStatus } from "./types"

const STATUSES: Readonly<Record<string, PartStatus>> = {
  "BD-2562-S": { state: "superseded", by: "BD-2563-V" },
  "BP-1122-N": { state: "discontinued" },
  "OF-0682-S": { state: "superseded", by: "OF-0684-S" },
  "SA-3102-O": { state: "superseded", by: "SA-3105-G" },
  "SP-1401-N": { state: "discontinued" },
  "BE-0898-R": { state: "superseded", by: "BE-0906-R" },
  "LA-2103-L": { state: "discontinued" },
  "IC-1582-P": { state: "superseded", by: "IC-1604-P" },
}

/** Whether a part is still made, and what replaces it. */
export function statusOf(sku: string): PartStatus {
  return STATUSES[sku] ?? { state: "active" }
}

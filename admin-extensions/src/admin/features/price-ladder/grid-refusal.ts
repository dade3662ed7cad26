import { REFUSALS } from "../../../../../backend/src/contract/refusals"

const SAID = REFUSALS.prices_by_quantity.sentence.split("{part}").at(-1) ?? ""

/** What the shop said where it refused a price grid that knows nothing of quantities; else undefined. */
export function gridRefusal(error: unknown): string | undefined {
  const isRefusal = error instanceof Error && error.message.endsWith(SAID)
  return isRefusal ? error.message : undefined
}

import type { Due } from "@shop/contract/order/due-dates"

/** Of a part, what is promised a day where it may be ordered before it is there. */
export type MayWait = { expected?: Due[] | undefined }

/** Pieces that can be ordered of a part: those that are there, and those that are promised a day. */
export function orderable(available: number, { expected }: MayWait): number {
  return expected?.reduce((sum, { qty }) => sum + qty, available) ?? available
}

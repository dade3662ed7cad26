/** What leads from an order that was just placed to its payment, which then is its next step. */
export const JUST_PLACED = { state: { justPlaced: true } }

/** Whether the history says that. */
export function isJustPlaced(state: unknown): boolean {
  return Boolean((state as Partial<typeof JUST_PLACED.state> | null)?.justPlaced)
}

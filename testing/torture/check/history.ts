/**
 * What buyers and the fault injector write down, one line each, in the order in which it happened;
 * `pieces` by part.
 */
export type HistoryEvent =
  | { what: "wanted"; key: string; buyer: string; pieces: Record<string, number> }
  | { what: "placed"; key: string; order: string }
  | { what: "refused"; key: string; code: string }
  /** No answer, or one that something failed: the buyer tries again under the same key. */
  | { what: "unanswered"; key: string; why: string }
  /** An answer that nobody should get. */
  | { what: "unexpected"; key: string; why: string }
  | { what: "cancels" | "cancelled"; key: string; order: string }
  | { what: "pays" | "paid"; key: string; order: string; intent: string }
  | { what: "killed"; victim: string }
  | { what: "recovered"; milliseconds: number }

type Kind = HistoryEvent["what"]
type Of<What extends Kind> = HistoryEvent & { what: What }

/** The history's events of one kind. */
export function eventsOf<What extends Kind>(
  history: readonly HistoryEvent[],
  what: What,
): Of<What>[] {
  return history.filter((event): event is Of<What> => event.what === what)
}

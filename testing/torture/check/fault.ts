/**
 * Something that must not be. `lost`: an acknowledged order that is not there as it was
 * acknowledged. `duplicate`: two orders for one purchase. `ghost`: an order that nobody wanted, or that
 * was refused. `orphan`: stock held by nothing, or an order that lacks its stock or what is due.
 */
export type Fault = {
  kind:
    | "lost"
    | "duplicate"
    | "ghost"
    | "orphan"
    | "oversold"
    | "miscounted"
    | "money"
    | "unexpected"
    | "unfinished"
  what: string
}

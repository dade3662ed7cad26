import { checkMoney, type Money } from "./check-money"
import { checkOrders } from "./check-orders"
import { checkStock } from "./check-stock"
import type { Fault } from "./fault"
import { eventsOf } from "./history"

/** Everything that is wrong: what buyers were answered against what the database and the provider have. */
export function check({ history, snapshot, charges }: Money): Fault[] {
  return [
    ...eventsOf(history, "unexpected").map(({ key, why }): Fault => ({
      kind: "unexpected",
      what: `${key} was answered ${why}`,
    })),
    ...checkOrders(history, snapshot),
    ...checkStock(snapshot),
    ...checkMoney({ history, snapshot, charges }),
  ]
}

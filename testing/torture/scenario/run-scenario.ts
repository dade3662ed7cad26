import type { Random } from "../../testkit/random"
import type { ShopProcesses } from "../../testkit/shop/open-processes"
import type { Notebook } from "../notebook"
import { buy } from "./buy"
import { injectFaults } from "./fault-injector"
import type { Purchase } from "./purchases"

export type Scenario = {
  shop: ShopProcesses
  notebook: Notebook
  purchases: readonly Purchase[]
  /** How many buy at the same time. */
  clients: number
  kills: number
  random: Random
}

/** Buyers make their purchases while the shop's parts are killed. Ends when all is answered and up. */
export async function runScenario({ shop, notebook, purchases, ...plan }: Scenario): Promise<void> {
  const caller = { processes: shop.servers.map(({ url }) => url), notebook }
  let begun = 0
  const work = async () => {
    for (;;) {
      const purchase = purchases[begun]
      if (!purchase) return
      begun += 1
      await buy(caller, purchase)
    }
  }
  const { kills, random } = plan
  const progress = () => begun / purchases.length
  await Promise.all([
    injectFaults({ shop, kills, progress, notebook, random }),
    ...Array.from({ length: plan.clients }, work),
  ])
}

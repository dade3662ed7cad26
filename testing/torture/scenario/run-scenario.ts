import type { Notebook } from "../notebook"
import type { Random } from "../../testkit/random"
import type { TorturedShop } from "../../testkit/shop/open-processes"
import { buy } from "./buy"
import { torment } from "./fault-injector"
import type { Wish } from "./purchases"

// The sandbox knows its one page by this key, as /api/v1/config tells it.
const PUBLISHABLE_KEY = "pk_test_sandbox"

export type Ledger = {
  shop: TorturedShop
  notebook: Notebook
  wishes: readonly Wish[]
  /** How many buy at the same time. */
  clients: number
  kills: number
  random: Random
}

/** Buyers bring their wishes while the shop's parts are killed. Ends when all is answered and up. */
export async function runLedger({ shop, notebook, wishes, ...plan }: Ledger): Promise<void> {
  const till = {
    processes: shop.servers.map(({ url }) => url),
    notebook,
    publishableKey: PUBLISHABLE_KEY,
  }
  let begun = 0
  const work = async () => {
    for (;;) {
      const wish = wishes[begun]
      if (!wish) return
      begun += 1
      await buy(till, wish)
    }
  }
  const { kills, random } = plan
  const progress = () => begun / wishes.length
  await Promise.all([
    torment({ shop, kills, progress, notebook, random }),
    ...Array.from({ length: plan.clients }, work),
  ])
}

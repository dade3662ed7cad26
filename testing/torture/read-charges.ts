import { call } from "../testkit/client/call"
import type { Charge } from "./check/check-money"
import { eventsOf } from "./check/history"
import type { Notebook } from "./notebook"
import type { TorturedShop } from "../testkit/shop/open-processes"

const CENTS = 100

/** What the provider took for each intent that a buyer went to pay. */
export async function readCharges(
  { provider }: TorturedShop,
  { events }: Notebook,
): Promise<Charge[]> {
  const intents = new Set(eventsOf(events, "pays").map(({ intent }) => intent))
  const read = async (intent: string) => {
    const address = `${provider.url}/v1/payment_intents/${intent}`
    const found = await call<{ amount_received: number }>(address, { token: provider.key })
    return { intent, received: found.amount_received / CENTS }
  }
  return Promise.all([...intents].map(read))
}

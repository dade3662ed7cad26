import type { MedusaContainer } from "@medusajs/framework/types"
import type { Person } from "../setup/people"
import type { TestPart } from "../setup/shop-fixture"
import type { Answer, TestApi } from "../setup/test-api"

/** A shop that can sell: one part, one administrator, one customer. */
export type Shop = {
  api: TestApi
  /** For what is not JSON with a bearer token. */
  send(request: PostRequest): Promise<Answer>
  container: MedusaContainer
  part: TestPart
  admin: Person
  buyer: Person
}

export type PostRequest = { url: string; headers: Record<string, string>; data: unknown }

/** A call that changes something, of which each step is made to fail. */
export type Scenario = {
  /** The call's id in the contract's table, or `stripeWebhook`. */
  call: string
  /** What it does here, as the test's name tells it. */
  name: string
  /** Brings about the state before the call, and answers the call: it can be sent again. */
  arrange(shop: Shop): Promise<() => Promise<Answer>>
  /** What a failure leaves behind, since it cannot or must not be undone. */
  keeps?: readonly Kept[]
}

/**
 * Differences that may stay: their lines, and why. Sent again, the call must end as if it had never
 * failed; only the events of what was kept are not told a second time.
 */
export type Kept = { lines: RegExp; because: string }

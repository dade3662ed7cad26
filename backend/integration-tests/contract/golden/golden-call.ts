import type { Failure } from "../../../src/contract/failure"
import { expectAnswer, expectRefusal } from "../support/fits"
import { addressOf, rowOf } from "../support/row"
import type { Received, Sent } from "../support/send"
import type { World } from "../support/world"

export type GoldenCall = {
  parameters?: Record<string, string>
  /** Follows the address, with its question mark. */
  query?: string
  token?: string | undefined
  body?: unknown
  headers?: Record<string, string>
}

/** Makes a call of the table in a world, by its id. */
export function golden(world: () => World) {
  const call = (id: string, given: GoldenCall = {}): Promise<Received> => {
    const { parameters = {}, query = "", ...rest } = given
    const row = rowOf(id)
    const sent: Sent = { method: row.method, path: addressOf(row, parameters) + query, ...rest }
    return world().send(sent)
  }
  return {
    call,
    /** The happy answer's body, which has exactly the row's fields. */
    answer: async (id: string, given?: GoldenCall) => expectAnswer(id, await call(id, given)),
    /** The refusal's body, once it is the one expected. */
    refusal: async (
      id: string,
      given: GoldenCall,
      expected: Parameters<typeof expectRefusal>[2],
    ): Promise<Failure> => expectRefusal(id, await call(id, given), expected),
  }
}

export type Golden = ReturnType<typeof golden> & { world: () => World }

/** The refusals that every call of staff has: no token, and a customer's. */
export function describeStaffOnly(
  { refusal, world }: Golden,
  calls: readonly (readonly [id: string, given: GoldenCall])[],
): void {
  const ids = [...new Set(calls.map(([id]) => id))].join(", ")
  it(`lets administrators alone make ${ids}`, async () => {
    for (const [id, given] of calls) {
      await refusal(id, given, NOT_SIGNED_IN)
      const asCustomer = { ...given, token: world().owner.token }
      await refusal(id, asCustomer, { status: 403, code: "admins_only" })
    }
  })
}

export const NOT_SIGNED_IN = {
  status: 401,
  code: "not_signed_in",
  message: "No user is logged in",
} as const

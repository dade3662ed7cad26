import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { asError } from "../../../errors/as-error"
import { orDatabaseRefusal } from "../../../errors/database-refusal"
import { toFailure } from "../../../errors/to-failure"

type Work<Row, Result> = {
  /** All of the rows, or throws and none. */
  write: (rows: readonly Row[]) => Promise<Result[]>
  /** What becomes of a row that could not be written, with a sentence for people. */
  refuse: (row: Row, message: string) => Result
}

/** Of so many rows that fail for a reason which nobody foresaw, it is not the rows that are to blame. */
const MOST_UNFORESEEN = 20

/**
 * Has rows written together; where that is refused, halves of them, down to the row that is to blame,
 * so that one name which somebody took meanwhile costs no other row. Results are in the rows' order.
 * Throws where the database is gone, and where too many rows fail.
 */
export async function settleRows<Row, Result>(
  container: MedusaContainer,
  rows: readonly Row[],
  { write, refuse }: Work<Row, Result>,
): Promise<Result[]> {
  let unforeseen = 0
  return settle(rows)

  async function settle(some: readonly Row[]): Promise<Result[]> {
    const [first, ...others] = some
    if (first === undefined) return []
    try {
      return await write(some)
    } catch (error) {
      if (others.length === 0) return [refuse(first, await sentenceOf(error))]
      const half = Math.ceil(some.length / 2)
      const before = await settle(some.slice(0, half))
      return [...before, ...(await settle(some.slice(half)))]
    }
  }

  async function sentenceOf(error: unknown): Promise<string> {
    const { status, body } = toFailure(orDatabaseRefusal(error))
    if (status < 500) return body.message
    container.resolve(ContainerRegistrationKeys.LOGGER).error("A row failed", asError(error))
    unforeseen += 1
    if (unforeseen > MOST_UNFORESEEN) throw error
    await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw("select 1")
    return body.message
  }
}

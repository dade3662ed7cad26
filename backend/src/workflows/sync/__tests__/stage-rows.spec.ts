import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { Writable } from "node:stream"
import { stageRows } from "../stage-rows"

const ROWS = 40_000
/** Of one piece that is copied at once. */
const MOST_AHEAD = 5000

describe("rows of a large file", () => {
  it("are read no further than the database has taken them", async () => {
    const seen = { read: 0, taken: 0, ahead: 0 }
    const container = {
      resolve: (key: string) => {
        expect(key).toBe(ContainerRegistrationKeys.PG_CONNECTION)
        return {
          client: { acquireConnection: async () => slow(), releaseConnection: () => undefined },
        }
      },
    } as unknown as MedusaContainer
    /** A connection whose COPY takes a row at each turn. */
    const slow = () => ({
      query: () =>
        new Writable({
          write: (text: Buffer, _, done) => {
            seen.taken += text.toString().split("\n").length - 1
            setImmediate(done)
          },
        }),
    })
    async function* rows() {
      for (let row = 1; row <= ROWS; row++) {
        seen.read = row
        seen.ahead = Math.max(seen.ahead, seen.read - seen.taken)
        yield { row, sent: JSON.stringify({ sku: `S-${row}`, price: 1 }) }
      }
    }
    const file = { format: "ndjson", columns: [] } as const
    const run = { id: "sync_1", kind: "prices", file } as const
    expect(await stageRows(container, { run, rows: rows() })).toBe(ROWS)
    expect(seen.taken).toBe(ROWS)
    expect(seen.ahead).toBeLessThanOrEqual(MOST_AHEAD)
  })
})

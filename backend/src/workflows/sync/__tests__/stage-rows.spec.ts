import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { Writable } from "node:stream"
import { stageRows } from "../stage-rows"

const ROWS = 40_000
/** Of one piece that is copied at once; a row here has 200 letters and more. */
const MOST_AHEAD = 1300
const TOLD = "of the maker".repeat(16)
/** Longer than a piece. */
const LONG = "x".repeat(300_000)

describe("rows of a large file", () => {
  it("are read no further than the database has taken them", async () => {
    const seen = { read: 0, taken: 0, ahead: 0 }
    async function* rows() {
      for (let row = 1; row <= ROWS; row++) {
        seen.read = row
        seen.ahead = Math.max(seen.ahead, seen.read - seen.taken)
        yield [sentRow(row, `S-${row}`)]
      }
    }
    const container = taking((text) => {
      seen.taken += text.split("\n").length - 1
    })
    expect(await stageRows(container, { run: RUN, rows: rows() })).toBe(ROWS)
    expect(seen.taken).toBe(ROWS)
    expect(seen.ahead).toBeLessThanOrEqual(MOST_AHEAD)
  })

  it("come to the database in their order, one that is longer than a piece as well", async () => {
    const numbers = [
      "S-1",
      "Bremsträger × 2",
      LONG,
      "S-2",
      ...Array<string>(9000).fill("S-3"),
      LONG,
    ]
    async function* rows() {
      for (const [at, sku] of numbers.entries()) yield [sentRow(at + 1, sku)]
    }
    let taken = ""
    const container = taking((text) => {
      taken += text
    })
    expect(await stageRows(container, { run: RUN, rows: rows() })).toBe(numbers.length)
    const lines = taken.trimEnd().split("\n")
    expect(lines.map((line) => skuOf(line.split("\t").at(-1) ?? ""))).toEqual(numbers)
  })
})

const RUN = {
  id: "sync_1",
  kind: "prices",
  file: { format: "ndjson", columns: [] },
} as const

function sentRow(row: number, sku: string) {
  return { row, sent: JSON.stringify({ sku, price: 1, told: TOLD }) }
}

function skuOf(sent: string): string {
  return (JSON.parse(sent) as { sku: string }).sku
}

/** A database whose COPY takes a piece at each turn. */
function taking(take: (text: string) => void): MedusaContainer {
  const slow = () => ({
    query: () =>
      new Writable({
        write: (text: Buffer, _, done) => {
          take(text.toString())
          setImmediate(done)
        },
      }),
  })
  return {
    resolve: (key: string) => {
      expect(key).toBe(ContainerRegistrationKeys.PG_CONNECTION)
      return {
        client: { acquireConnection: async () => slow(), releaseConnection: () => undefined },
      }
    },
  } as unknown as MedusaContainer
}

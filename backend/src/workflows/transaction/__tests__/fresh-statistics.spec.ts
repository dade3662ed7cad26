import { asValue, createContainer } from "@medusajs/framework/awilix"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { ImportLine, RowResult } from "../../../contract/staff/file-import"
import { importLines } from "../../file-import/import-lines"
import { freshStatistics } from "../fresh-statistics"

function countingShop() {
  const raw = vi.fn(async () => undefined)
  const container = createContainer().register({
    [ContainerRegistrationKeys.PG_CONNECTION]: asValue({ raw }),
  }) as unknown as MedusaContainer
  return { container, raw }
}

describe("the statistics of what comes in", () => {
  it("are made at a thousand new rows, and each time that they are four times as many", async () => {
    const { container, raw } = countingShop()
    const noteNew = freshStatistics(container)
    const madeAfter: number[] = []
    let total = 0
    for (const created of [999, 0, 1, 500, 2499, 1, 11_999, 1, 100_000]) {
      const before = raw.mock.calls.length
      await noteNew(created)
      total += created
      if (raw.mock.calls.length > before) madeAfter.push(total)
    }
    expect(madeAfter).toEqual([1000, 4000, 16_000, 116_000])
  })

  it.each([
    [false, 1],
    [true, 0],
  ])("are made of a staff's file, dry run %s: %d times", async (isDryRun, times) => {
    const { container, raw } = countingShop()
    async function* chunks() {
      for (let first = 1; first <= 1000; first += 200) {
        yield Array.from({ length: 200 }, (_, at): RowResult => ({
          ...{ line: first + at, sku: `N-${first + at}`, outcome: "create" },
          ...{ changes: [], problems: [], cells: [] },
        }))
      }
    }
    const file = { columns: ["sku"], rows: 1000, isDryRun }
    const lines: ImportLine[] = []
    for await (const line of importLines(container, file, chunks())) lines.push(line)
    expect(lines.at(-1)).toMatchObject({ type: "done", create: 1000 })
    expect(raw).toHaveBeenCalledTimes(times)
  })
})

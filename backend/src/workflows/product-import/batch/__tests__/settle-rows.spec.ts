import {
  ContainerRegistrationKeys,
  createMedusaContainer,
  MedusaError,
} from "@medusajs/framework/utils"
import { asValue } from "@medusajs/framework/awilix"
import { settleRows } from "../settle-rows"

function openContainer() {
  const container = createMedusaContainer()
  const errors: string[] = []
  container.register(
    ContainerRegistrationKeys.LOGGER,
    asValue({ error: (message: string) => void errors.push(message) }),
  )
  const raw = vi.fn(() => Promise.resolve())
  container.register(ContainerRegistrationKeys.PG_CONNECTION, asValue({ raw }))
  return { container, errors, raw }
}

const refusal = (row: number) => new MedusaError(MedusaError.Types.INVALID_DATA, `no ${row}`)

describe("settleRows", () => {
  it("writes all rows at once where none is refused", async () => {
    const { container } = openContainer()
    const write = vi.fn((rows: readonly number[]) => Promise.resolve([...rows]))
    expect(await settleRows(container, [1, 2, 3], { write, refuse: () => -1 })).toEqual([1, 2, 3])
    expect(write).toHaveBeenCalledTimes(1)
  })

  it("costs no row but those to blame, and keeps their order", async () => {
    const { container } = openContainer()
    const rows = Array.from({ length: 500 }, (_, at) => at)
    const bad = [0, 137, 138, 499]
    const kept: number[] = []
    const results = await settleRows<number, number | string>(container, rows, {
      write: (some) => {
        const wrong = some.find((row) => bad.includes(row))
        if (wrong !== undefined) throw refusal(wrong)
        kept.push(...some)
        return Promise.resolve([...some])
      },
      refuse: (row, message) => `${row}: ${message}`,
    })
    expect(results).toEqual(rows.map((row) => (bad.includes(row) ? `${row}: no ${row}` : row)))
    expect(kept).toEqual(rows.filter((row) => !bad.includes(row)))
  })

  it("ends where too many rows fail for a reason that nobody foresaw", async () => {
    const { container, errors } = openContainer()
    const write = () => Promise.reject(new Error("relation is gone"))
    const rows = Array.from({ length: 500 }, (_, at) => at)
    await expect(settleRows(container, rows, { write, refuse: () => 0 })).rejects.toThrow("gone")
    expect(errors).toHaveLength(21)
  })

  it("ends where the database is gone", async () => {
    const { container, raw } = openContainer()
    raw.mockRejectedValue(new Error("no connection"))
    const write = () => Promise.reject(new Error("broken off"))
    await expect(settleRows(container, [1], { write, refuse: () => 0 })).rejects.toThrow(
      "no connection",
    )
  })
})

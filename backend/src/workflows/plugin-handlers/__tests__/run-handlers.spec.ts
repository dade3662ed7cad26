import type { MedusaContainer } from "@medusajs/framework/types"
import { toFailure } from "../../../errors/to-failure"
import { cancelOrder, payOrder } from "../../../kit/order-life"
import { Refusal } from "../../../kit/refusal"
import { askHandlers, tellForGood, tellHandlers, undoHandlers } from "../run-handlers"

const FACT = { order_id: "order_1", canceled_by: null }
const FAILURE = new Error("the table is gone")

describe("the handlers of plugins", () => {
  const outs: (() => void)[] = []
  const seen: string[] = []
  const logged: string[] = []
  const logger = { error: (message: string) => void logged.push(message) }
  const container = { resolve: () => logger } as unknown as MedusaContainer
  const thrownBy = async (work: Promise<unknown>): Promise<unknown> =>
    work.then(
      () => undefined,
      (error: unknown) => error,
    )
  const asked = (name: string, order: number, error?: Error) => {
    const handler = () => {
      seen.push(name)
      if (error) throw error
    }
    outs.push(cancelOrder.validate({ name, order, handler }))
  }
  const told = (name: string, order: number, error?: Error) =>
    outs.push(
      cancelOrder.cancelled({
        name,
        order,
        handler: ({ order_id }) => {
          seen.push(name)
          if (error) throw error
          return `${name} of ${order_id}`
        },
        undo: (kept) => void seen.push(`undo ${kept}`),
      }),
    )

  beforeEach(() => {
    seen.length = 0
    logged.length = 0
  })
  afterEach(() => outs.splice(0).forEach((out) => out()))

  it("cost nothing where there are none", async () => {
    const input = vi.fn(() => FACT)
    await askHandlers(container, "cancelOrder.validate", input)
    expect(await tellHandlers(container, "cancelOrder.cancelled", input)).toEqual([])
    expect(input).not.toHaveBeenCalled()
  })

  it("are asked in their order, with the container, until one refuses", async () => {
    asked("last", 3)
    asked("@acme/core-deposit", 2, new Refusal({ code: "no", message: "No.", field: "qty" }))
    const handler = (_: unknown, context: object) =>
      void seen.push(String("container" in context && context.container === container))
    outs.push(cancelOrder.validate({ name: "first", order: 1, handler }))
    const error = await thrownBy(askHandlers(container, "cancelOrder.validate", () => FACT))
    expect(seen).toEqual(["true", "@acme/core-deposit"])
    expect(toFailure(error)).toEqual({
      status: 422,
      body: {
        success: false,
        code: "acme_core_deposit.no",
        message: "No.",
        errors: [{ field: "qty", message: "No." }],
      },
    })
  })

  it("fail as the server does with what is no refusal, under their plugin's name", async () => {
    asked("@acme/x", 1, FAILURE)
    const error = await thrownBy(askHandlers(container, "cancelOrder.validate", () => FACT))
    const message = "The plugin @acme/x failed at cancelOrder.validate: the table is gone"
    expect(error).toMatchObject({ message, stack: expect.stringContaining(message) as string })
    expect(toFailure(error)).toMatchObject({ status: 500, body: { code: "internal_error" } })
    expect(JSON.stringify(toFailure(error))).not.toContain("table")
  })

  it("take back what they did, the last one first, where a later one fails", async () => {
    told("one", 1)
    told("two", 2)
    told("three", 3, FAILURE)
    const error = await thrownBy(tellHandlers(container, "cancelOrder.cancelled", () => FACT))
    expect(error).toMatchObject({ message: expect.stringContaining("three failed at") as string })
    const undone = ["undo two of order_1", "undo one of order_1"]
    expect(seen).toEqual(["one", "two", "three", ...undone])
  })

  it("take back all that they can, and the log names the one that cannot", async () => {
    told("one", 1)
    const undo = () => {
      throw FAILURE
    }
    outs.push(cancelOrder.cancelled({ name: "two", order: 2, handler: () => undefined, undo }))
    const kept = await tellHandlers(container, "cancelOrder.cancelled", () => FACT)
    await undoHandlers(container, "cancelOrder.cancelled", kept)
    expect(seen).toEqual(["one", "undo one of order_1"])
    expect(logged).toEqual(["The plugin two failed at cancelOrder.cancelled: the table is gone"])
  })

  it("are all told of what stays, and the log names the one that fails", async () => {
    const handler = () => {
      throw FAILURE
    }
    outs.push(payOrder.paid({ name: "one", order: 1, handler }))
    outs.push(payOrder.paid({ name: "two", order: 2, handler: () => void seen.push("two") }))
    await tellForGood(container, "payOrder.paid", () => ({ order_id: "o", payment_id: "p" }))
    expect(seen).toEqual(["two"])
    expect(logged).toEqual(["The plugin one failed at payOrder.paid: the table is gone"])
  })
})

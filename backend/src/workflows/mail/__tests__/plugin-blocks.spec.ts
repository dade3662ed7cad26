import type { MedusaContainer } from "@medusajs/framework/types"
import { type MailBlock, mailBlock, type MailBlockOf } from "../../../kit/mails"
import { anOrderRow } from "../../../queries/order/lines/__tests__/an-order-row"
import { writePluginBlocks } from "../plugin-blocks"

const logged: string[] = []
const logger = { error: (message: string) => void logged.push(message) }
// Nothing else of it is asked for.
const container = { resolve: () => logger } as unknown as MedusaContainer
const order = anOrderRow(1)

const outs: (() => void)[] = []
afterEach(() => {
  outs.splice(0).forEach((out) => out())
  logged.length = 0
})
const keep = (name: string, more: Partial<MailBlockOf>) =>
  outs.push(mailBlock({ name, order: 1, mails: ["placed"], write: () => undefined, ...more }))
const says = (heading: string) => () => ({ heading })

describe("blocks of plugins in a mail", () => {
  it("stand in their order, in the mails that they name", async () => {
    keep("b", { write: says("third"), mails: ["placed", "paid"] })
    keep("a", { write: says("second") })
    keep("c", { write: async () => ({ heading: "first" }), order: -1 })
    keep("d", { write: says("for staff"), mails: ["placed-staff"] })
    expect(await writePluginBlocks(container, { news: "placed", order })).toEqual({
      placed: [{ heading: "first" }, { heading: "second" }, { heading: "third" }],
      "placed-staff": [{ heading: "for staff" }],
    })
    expect(await writePluginBlocks(container, { news: "paid", order })).toEqual({
      paid: [{ heading: "third" }],
    })
    expect(await writePluginBlocks(container, { news: "cancelled", order })).toEqual({})
  })

  it("are told of the order as events are, and may have nothing to say", async () => {
    const seen: unknown[] = []
    keep("a", { write: (props) => void seen.push(props) })
    expect(await writePluginBlocks(container, { news: "placed", order })).toEqual({ placed: [] })
    expect(seen).toMatchObject([
      { mail: "placed", order: { id: order.id, total: 50, items: [{ sku: "BD-1" }] } },
    ])
  })

  it.each<[string, () => unknown, string]>([
    [
      "throws",
      () => {
        throw new Error("no ledger of mara@example.com")
      },
      "no ledger of",
    ],
    ["answers what is no block", () => ({ html: "<b>" }), "html"],
    ["leads to a script", () => ({ link: { label: "x", url: "javascript:alert(1)" } }), "url"],
  ])("are left out where one %s, and the log names the plugin", async (_, write, why) => {
    // As a plugin that nobody has looked at by its types.
    keep("acme", { write: write as () => MailBlock })
    keep("other", { write: says("stands") })
    expect(await writePluginBlocks(container, { news: "placed", order })).toEqual({
      placed: [{ heading: "stands" }],
    })
    expect(logged).toEqual([expect.stringContaining("The plugin acme failed at the mail placed: ")])
    expect(logged[0]).toContain(why)
    expect(logged[0]).not.toContain("mara@example.com")
  })

  it("are left out where one does not end in time", async () => {
    vi.useFakeTimers()
    keep("slow", { write: () => new Promise(() => {}) })
    const written = writePluginBlocks(container, { news: "placed", order })
    await vi.advanceTimersByTimeAsync(5_000)
    expect(await written).toEqual({ placed: [] })
    expect(logged).toEqual(["The plugin slow failed at the mail placed: not done within 5 s"])
    vi.useRealTimers()
  })

  it.each([
    ["no name", { name: "" }],
    ["no order", { order: Number.NaN }],
    ["no mail", { mails: [] }],
    ["a mail that there is not", { mails: ["returned" as "placed"] }],
  ])("are refused with %s", (_, odd) => {
    expect(() => keep("a", odd)).toThrow("A block of mails needs")
  })
})

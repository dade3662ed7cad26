import { screen, waitFor, within } from "@testing-library/react"
import { http, HttpResponse } from "msw"
import { anOrder } from "@/testing/factories"
import { server } from "@/testing/server"
import { showInShop } from "@/testing/show-in-shop"
import { signIn, signInAsAdministrator } from "@/testing/visit"
import type { CoreReturn, OrderCores } from "./api"
import { DepositsPage } from "./deposits-page"
import { OrderDeposits } from "./order-deposits"

const ADDED = { title: "Core deposit: Caliper", qty: 50, unitPrice: 12, total: 600, for: 0 }
const ORDER = anOrder({ _id: "order_cores", isPaid: true, addedLines: [ADDED] })
const X = "*/api/v1/x/halden-core-deposit"
const PLACE = `${X}/orders/order_cores`

const REQUEST: CoreReturn = {
  id: "corret_1",
  line: "ordli_1",
  title: ADDED.title,
  asked: 10,
  qty: 10,
  refunded: 0,
  state: "asked",
  at: "2026-11-20T09:00:00.000Z",
}

/** An order of fifty with so many back, and so many asked for. */
function cores(returned: number, more: Partial<OrderCores> = {}, asked = 0): OrderCores {
  const counts = { qty: 50, asked, returned, left: 50 - returned - asked }
  return {
    until: "2027-02-18T09:00:00.000Z",
    inTime: true,
    isRunning: true,
    deposits: [{ line: "ordli_1", title: ADDED.title, ...counts, refunded: returned * 12 }],
    returns: [],
    ...more,
  }
}

const told = (data: unknown, status = 200) => HttpResponse.json({ success: true, data }, { status })

/** The shop's answers: first one, and the other after each change; what is sent is kept. */
function answerCores(before: OrderCores, after: OrderCores): unknown[] {
  const sent: unknown[] = []
  const keep = async ({ request }: { request: Request }) => void sent.push(await request.json())
  const change = async (call: { request: Request }) => {
    await keep(call)
    return told(after, 201)
  }
  server.use(
    http.get(`${PLACE}/cores`, () => told(sent.length > 0 ? after : before)),
    http.post(`${PLACE}/cores`, change),
    http.put(`${X}/returns/corret_1`, async (call) => {
      await keep(call)
      return HttpResponse.json({ success: true })
    }),
    http.get(`${X}/deposits`, () => told([])),
    http.get(`${X}/returns`, () => told(sent.length > 0 ? [] : [{ ...REQUEST, order: ORDER._id }])),
  )
  return sent
}

const show = () => showInShop(<OrderDeposits order={ORDER} />)
const withKey = { line: "ordli_1", key: expect.any(String) as string }

describe("the deposits of an order", () => {
  it("tell its buyer which cores are still out, and lead to the shop's own dialog", async () => {
    signIn()
    answerCores(cores(40), cores(40))
    show()
    const region = within(await screen.findByRole("region", { name: "Core deposits" }))
    expect(await region.findByRole("cell", { name: "$480.00" })).toBeVisible()
    expect(region.getByText(/^Ask by .*2027/)).toBeVisible()
    expect(region.queryByRole("button", { name: "Record" })).toBeNull()
    const link = region.getByRole("link", { name: "Ask for a return" })
    expect(link).toHaveAttribute("href", "/dashboard/orders/order_cores/return")
  })

  it("tell its buyer what was asked for", async () => {
    signIn()
    answerCores(cores(40, { returns: [REQUEST] }, 10), cores(40))
    show()
    expect(await screen.findByRole("cell", { name: "Asked for: send them" })).toBeVisible()
    expect(screen.queryByRole("link", { name: "Ask for a return" })).toBeNull()
  })

  it("tell what became of a request, and that the days are over", async () => {
    signIn()
    const taken: CoreReturn = { ...REQUEST, qty: 4, refunded: 48, state: "refunded" }
    const late = cores(44, { inTime: false, returns: [taken] })
    answerCores(late, late)
    show()
    expect(await screen.findByText(/^Old parts could be sent back until .*2027/)).toBeVisible()
    expect(screen.getByRole("cell", { name: "4 of 10" })).toBeVisible()
    expect(screen.getByRole("cell", { name: "Refunded" })).toBeVisible()
    expect(screen.queryByRole("button")).toBeNull()
  })

  it("take of staff what came back unasked, under a key of its own", async () => {
    signInAsAdministrator()
    const sent = answerCores(cores(40), cores(43))
    const { hands } = show()
    await hands.type(await screen.findByLabelText("Returned unasked: Core deposit: Caliper"), "3")
    await hands.click(screen.getByRole("button", { name: "Record" }))
    await waitFor(() => expect(sent).toEqual([{ ...withKey, qty: 3 }]))
    expect(await screen.findByRole("cell", { name: "43" })).toBeVisible()
  })

  it("take of staff what arrived of a request, after the days too", async () => {
    signInAsAdministrator()
    const late = cores(40, { inTime: false, returns: [REQUEST] }, 10)
    const taken: CoreReturn = { ...REQUEST, qty: 4, refunded: 48, state: "refunded" }
    const sent = answerCores(late, cores(44, { inTime: false, returns: [taken] }))
    const { hands } = show()
    const field = await screen.findByLabelText("Arrived of 10: Core deposit: Caliper")
    expect(field).toHaveValue("10")
    await hands.clear(field)
    await hands.type(field, "4")
    await hands.click(screen.getByRole("button", { name: "Take" }))
    expect(await screen.findByRole("cell", { name: "4 of 10" })).toBeVisible()
    expect(sent).toEqual([{ qty: 4 }])
  })
})

describe("the page of deposits", () => {
  it("shows staff the requests that wait, each with its order, and refuses one", async () => {
    signInAsAdministrator()
    const sent = answerCores(cores(0), cores(0))
    const { hands } = showInShop(<DepositsPage />)
    const link = await screen.findByRole("link", { name: "order_cores" })
    expect(link).toHaveAttribute("href", "/dashboard/orders/order_cores")
    await hands.click(screen.getByRole("button", { name: "Refuse" }))
    expect(await screen.findByText("No request waits for its old parts")).toBeVisible()
    expect(sent).toEqual([{ qty: 0 }])
  })
})

import { screen, waitFor, within } from "@testing-library/react"
import { http, HttpResponse } from "msw"
import { anOrder } from "@/testing/factories"
import { server } from "@/testing/server"
import { showInShop } from "@/testing/show-in-shop"
import { signIn, signInAsAdministrator } from "@/testing/visit"
import { OrderDeposits } from "./order-deposits"

const ADDED = { title: "Core deposit: Caliper", qty: 50, unitPrice: 12, total: 600, for: 0 }
const ORDER = anOrder({ _id: "order_cores", isPaid: true, addedLines: [ADDED] })
const PLACE = "*/api/v1/x/halden-core-deposit/orders/order_cores/cores"

const cores = (returned: number) => ({
  success: true,
  data: {
    until: "2027-02-18T09:00:00.000Z",
    deposits: [{ line: "ordli_1", title: ADDED.title, qty: 50, returned, refunded: returned * 12 }],
  },
})

/** The shop's answers; what is recorded is kept. */
function answerCores(): unknown[] {
  const recorded: unknown[] = []
  server.use(
    http.get(PLACE, () => HttpResponse.json(cores(40))),
    http.post(PLACE, async ({ request }) => {
      recorded.push(await request.json())
      return HttpResponse.json(cores(43), { status: 201 })
    }),
  )
  return recorded
}

const show = () => showInShop(<OrderDeposits order={ORDER} />)

describe("the deposits of an order", () => {
  it("tell its buyer which cores are still out, and until when", async () => {
    signIn()
    answerCores()
    show()
    const region = within(await screen.findByRole("region", { name: "Core deposits" }))
    expect(await region.findByRole("cell", { name: "$480.00" })).toBeVisible()
    expect(region.getByText(/^Send the old parts back by .*2027/)).toBeVisible()
    expect(region.queryByRole("button", { name: "Record" })).toBeNull()
  })

  it("take of staff what came back, under a key of its own", async () => {
    signInAsAdministrator()
    const recorded = answerCores()
    const { hands: user } = show()
    const field = await screen.findByLabelText("Returned cores of Core deposit: Caliper")
    await user.click(screen.getByRole("button", { name: "Record" }))
    expect(await screen.findByText("quantity must be a whole number from 1")).toBeVisible()
    await user.type(field, "3")
    await user.click(screen.getByRole("button", { name: "Record" }))
    await waitFor(() =>
      expect(recorded).toEqual([{ line: "ordli_1", qty: 3, key: expect.any(String) as string }]),
    )
    expect(await screen.findByRole("cell", { name: "43" })).toBeVisible()
  })
})

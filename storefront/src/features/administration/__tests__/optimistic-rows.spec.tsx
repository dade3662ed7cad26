import { screen, waitFor, within } from "@testing-library/react"
import { http, HttpResponse } from "msw"
import { anOrder, aProduct, aReview, aUser } from "@/testing/factories"
import { fakeShop } from "@/testing/fake-shop"
import { rowOf, seeTable, seeToast } from "@/testing/see"
import { server } from "@/testing/server"
import { signInAsAdministrator, visit } from "@/testing/visit"

const REFUSAL = "Somebody else was faster"

const CHANGES = [
  {
    what: "a deleted product",
    page: "product",
    table: "All Product",
    button: "Delete",
    yes: "Yes, delete the product",
    call: "product",
  },
  {
    what: "a deleted user",
    page: "users",
    table: "All Users",
    button: "Delete",
    yes: "Yes, delete the user",
    call: "user",
  },
  {
    what: "a new administrator",
    page: "users",
    table: "All Users",
    button: "Make Admin",
    yes: "Yes, make admin",
    call: "user",
  },
  {
    what: "a cancelled order",
    page: "manageOrders",
    table: "Manage Orders",
    button: "Cancel",
    yes: "Yes, cancel the order",
    call: "order",
  },
  {
    what: "a delivered order",
    page: "manageOrders",
    table: "Manage Orders",
    button: "Delivery",
    yes: "Yes, deliver it",
    call: "order",
  },
  {
    what: "a deleted review",
    page: "reviews",
    table: "All Reviews",
    button: "Delete",
    yes: "Yes, delete the review",
    call: "review",
  },
]

/** A row "Vantage" of every kind, and another one, so that the table stays. */
function fillShop(): void {
  fakeShop.products = [aProduct({ productName: "Vantage" }), aProduct()]
  fakeShop.users.push(aUser({ name: "Vantage" }))
  fakeShop.orders = [anOrder({ name: "Vantage" }), anOrder()]
  fakeShop.reviews = [aReview({ reviewTitle: "Vantage" }), aReview()]
}

describe("a row shows at once what was asked for, and takes it back when the shop refuses", () => {
  it.each(CHANGES)("as $what", async ({ page, table: name, button, yes, call }) => {
    let answer = () => {}
    const gate = new Promise<void>((resolve) => (answer = resolve))
    server.use(
      http.all(`*/api/v1/${call}/:id`, async () => {
        await gate
        const refusal = { success: false, code: "conflict", message: REFUSAL, errors: [] }
        return HttpResponse.json(refusal, { status: 409 })
      }),
    )
    signInAsAdministrator()
    fillShop()
    const user = visit(`/dashboard/${page}`)
    const table = await seeTable(name, "Vantage")
    const offered = () => {
      const row = within(table).queryByText("Vantage")?.closest("tr")
      return row ? within(row).queryByRole("button", { name: button }) : null
    }
    await user.click(within(rowOf(table, "Vantage")).getByRole("button", { name: button }))
    await user.click(await screen.findByRole("button", { name: yes }))
    await waitFor(() => expect(offered()).toBeNull())
    expect(screen.queryByText(REFUSAL)).toBeNull()
    answer()
    await seeToast(REFUSAL)
    await waitFor(() => expect(offered()).toBeVisible())
  })
})

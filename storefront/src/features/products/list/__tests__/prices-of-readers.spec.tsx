import { act, screen, waitFor } from "@testing-library/react"
import { http, HttpResponse } from "msw"
import { clearSession } from "@/platform/identity/session-store"
import { aProduct } from "@/testing/factories"
import { fakeShop } from "@/testing/fake-shop"
import { server } from "@/testing/server"
import { signIn, visit } from "@/testing/visit"

/** Has discs cost 20 for guests and 15 for people; a list by attribute comes with `answer`. */
function shopOfTwoPrices() {
  const attributes = [{ label: "Position", value: "front" }]
  const disc = aProduct({ productName: "Brake disc 280", price: 20, attributes })
  // Facets tell of a value only where there are two.
  fakeShop.products = [disc, aProduct({ attributes: [{ label: "Position", value: "rear" }] })]
  const state = { answer: () => {} }
  const answered = new Promise<void>((resolve) => (state.answer = resolve))
  server.use(
    http.get("*/api/v1/products", async ({ request }) => {
      if (new URL(request.url).searchParams.has("attribute")) await answered
      const price = request.headers.has("Authorization") ? 15 : 20
      const ladder = [{ from: 50, unitPrice: price }]
      return HttpResponse.json({ success: true, data: [{ ...disc, price, ladder }] })
    }),
  )
  return state
}

const goIn = () => void signIn()

describe("prices in a list that is being narrowed", () => {
  it("stay until the next ones are there", async () => {
    signIn()
    const shop = shopOfTwoPrices()
    const user = visit("/showProduct")
    await screen.findByText("$15.00")
    await user.click(await screen.findByRole("checkbox", { name: "front 1" }))
    await waitFor(() => expect(location.search).toContain("attribute"))
    expect(screen.getByText("$15.00")).toBeVisible()
    act(shop.answer)
    await screen.findByText("$15.00")
  })

  it.each([
    { who: "a person are shown to no guest", go: clearSession, isIn: true, prices: [15, 20] },
    {
      who: "a guest are shown to nobody who is signed in",
      go: goIn,
      isIn: false,
      prices: [20, 15],
    },
  ])("of $who", async ({ go, isIn, prices: [before, after] }) => {
    if (isIn) signIn()
    const shop = shopOfTwoPrices()
    const user = visit("/showProduct")
    await screen.findByText(`$${before}.00`)
    await user.click(await screen.findByRole("checkbox", { name: "front 1" }))
    await waitFor(() => expect(location.search).toContain("attribute"))
    act(go)
    await waitFor(() => expect(screen.queryByText(`$${before}.00`)).toBeNull())
    act(shop.answer)
    await screen.findByText(`$${after}.00`)
  })
})

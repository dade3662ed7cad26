import { screen } from "@testing-library/react"
import { http, HttpResponse } from "msw"
import { aProduct } from "@/testing/factories"
import { server } from "@/testing/server"
import { showInShop } from "@/testing/show-in-shop"
import { signIn } from "@/testing/visit"
import { StockNotice } from "./stock-notice"

const product = { ...aProduct({ _id: "prod_1" }), attributes: [], oemNumbers: [] }
const AT = "*/api/v1/x/halden-stock-notice/parts/prod_1"

/** The shop's own route, which keeps what it is sent. */
function answer(): { quantity: number | null } {
  const kept: { quantity: number | null } = { quantity: null }
  const told = () => HttpResponse.json({ success: true, data: kept })
  server.use(
    http.get(AT, told),
    http.put(AT, async ({ request }) => {
      const { quantity } = (await request.json()) as { quantity: string }
      kept.quantity = Number(quantity)
      return told()
    }),
    http.delete(AT, () => {
      kept.quantity = null
      return HttpResponse.json({ success: true })
    }),
  )
  return kept
}

const show = () => showInShop(<StockNotice product={product} />)

describe("a notice of stock at the price", () => {
  it("is asked for, told, and stopped", async () => {
    signIn()
    const kept = answer()
    const { hands } = show()
    await hands.type(await screen.findByLabelText("Pieces you wait for"), "1664")
    await hands.click(screen.getByRole("button", { name: "Tell me" }))
    expect(await screen.findByText(/when 1,664 pieces are there/)).toBeVisible()
    expect(kept.quantity).toBe(1664)
    await hands.click(screen.getByRole("button", { name: "Stop" }))
    expect(await screen.findByLabelText("Pieces you wait for")).toBeVisible()
    expect(kept.quantity).toBeNull()
  })

  it("leads a guest, whose address nobody knows, to the login", async () => {
    show()
    expect(await screen.findByRole("link", { name: "Log in" })).toHaveAttribute("href", "/login")
    expect(screen.queryByRole("textbox")).toBeNull()
  })
})

import { act, screen, waitFor, within } from "@testing-library/react"
import { http, HttpResponse } from "msw"
import { aProduct } from "@/testing/factories"
import { fakeShop } from "@/testing/fake-shop"
import { seeToast } from "@/testing/see"
import { server } from "@/testing/server"
import { signIn, visit } from "@/testing/visit"
import { filled, quantityOf } from "./filled-basket"

describe("a guest's basket", () => {
  it("is collected on cards and typed, and leads to the login", async () => {
    const disc = aProduct({ productName: "Brake disc", price: 10 })
    fakeShop.products = [disc]
    const user = visit("/showProduct")
    await user.click(await screen.findByRole("button", { name: "Add to basket" }))
    await screen.findByText("50 × Brake disc in the basket")
    expect(screen.getByRole("button", { name: "Basket, 1 part" })).toBeVisible()
    await user.click(screen.getByRole("link", { name: "Open the basket" }))
    const field = await quantityOf("Brake disc")
    await user.clear(field)
    await user.type(field, "70{Enter}")
    expect(await screen.findByText("$700.00", { selector: "dd" })).toBeVisible()
    expect(JSON.parse(localStorage.getItem("basket") ?? "")).toMatchObject({
      lines: [{ productId: disc._id, qty: 70 }],
    })
    await user.click(screen.getByRole("link", { name: "Place order" }))
    await waitFor(() => expect(location.pathname).toBe("/login"))
  })

  it("follows what another tab does", async () => {
    const disc = aProduct({ productName: "Brake disc" })
    fakeShop.products = [disc]
    visit("/showProduct")
    await screen.findByRole("button", { name: "Basket" })
    const lines = [{ productId: disc._id, qty: 50 }]
    localStorage.setItem("basket", JSON.stringify({ id: "tab", lines }))
    act(() => void dispatchEvent(new StorageEvent("storage", { key: "basket" })))
    await screen.findByRole("button", { name: "Basket, 1 part" })
  })

  it("joins the person's own at sign-in, quantities added up, and says so", async () => {
    const [disc, pad] = [aProduct({ productName: "Brake disc" }), aProduct()]
    fakeShop.products = [disc, pad]
    const lines = [
      { productId: disc._id, qty: 50 },
      { productId: "prod_gone", qty: 50 },
      { productId: pad._id, qty: 60 },
    ]
    localStorage.setItem("basket", JSON.stringify({ id: "visit", lines }))
    const person = signIn()
    fakeShop.baskets.set(person._id, { version: 3, lines: [{ productId: disc._id, qty: 10 }] })
    visit("/showProduct")
    await seeToast(
      "2 parts of your visit added to your basket, quantities of the same part added up; 1 no longer sold",
    )
    expect(fakeShop.baskets.get(person._id)?.lines).toEqual([
      { productId: disc._id, qty: 60 },
      { productId: pad._id, qty: 60 },
    ])
    expect(localStorage.getItem("basket")).toBeNull()
    await screen.findByRole("button", { name: "Basket, 2 parts" })
  })

  it("stays in the browser where it cannot be joined", async () => {
    const disc = aProduct()
    fakeShop.products = [disc]
    const lines = [{ productId: disc._id, qty: 50 }]
    localStorage.setItem("basket", JSON.stringify({ id: "visit", lines }))
    signIn()
    server.use(http.post("*/api/v1/basket/lines", () => HttpResponse.error()))
    visit("/showProduct")
    await seeToast("The shop cannot be reached. Check your connection and try again.")
    expect(localStorage.getItem("basket")).not.toBeNull()
  })
})

describe("the basket's drawer", () => {
  it("opens over the page, closes by Escape and gives the focus back", async () => {
    filled()
    const user = visit("/showProduct")
    const button = await screen.findByRole("button", { name: "Basket, 2 parts" })
    await user.click(button)
    const drawer = await screen.findByRole("dialog", { name: "Basket" })
    expect(await within(drawer).findByLabelText("Quantity of Brake disc")).toHaveValue("60")
    expect(location.pathname).toBe("/showProduct")
    await user.keyboard("{Escape}")
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
  })

  it("leads to the page, and is closed there", async () => {
    filled()
    const user = visit("/showProduct")
    await user.click(await screen.findByRole("button", { name: "Basket, 2 parts" }))
    await user.click(await screen.findByRole("link", { name: "Open the basket" }))
    await screen.findByRole("heading", { level: 1, name: "Basket" })
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  })
})

describe("Add to basket", () => {
  it("on a part's page adds what was typed beside Purchase, and is taken back by Undo", async () => {
    const { pad, held } = filled()
    server.use(
      http.get("*/store/products/:id/reviews", () => HttpResponse.json({ reviews: [], count: 0 })),
    )
    const user = visit(`/product/${pad._id}`)
    const field = await screen.findByLabelText("Quantity for the basket")
    expect(field).toHaveValue("48")
    const [purchase] = screen.getAllByRole("link", { name: "Purchase" })
    expect(purchase).toBeVisible()
    await user.clear(field)
    await user.type(field, "60")
    const [add] = screen.getAllByRole("button", { name: "Add to basket" })
    if (add) await user.click(add)
    await screen.findByText("60 × Brake pad in the basket")
    expect(held()?.lines[1]?.qty).toBe(108)
    await user.click(screen.getByRole("button", { name: "Undo" }))
    await waitFor(() => expect(held()?.lines[1]?.qty).toBe(48))
  })

  it("tells of the last part alone, and no more once the drawer shows them all", async () => {
    filled()
    const user = visit("/showProduct")
    const [first, second] = await screen.findAllByRole("button", { name: "Add to basket" })
    if (first) await user.click(first)
    await screen.findByText("50 × Brake disc in the basket")
    if (second) await user.click(second)
    await screen.findByText("48 × Brake pad in the basket")
    expect(screen.queryByText("50 × Brake disc in the basket")).toBeNull()
    await user.click(screen.getByRole("button", { name: "Basket, 2 parts" }))
    await screen.findByRole("dialog", { name: "Basket" })
    await waitFor(() => expect(screen.queryByText("48 × Brake pad in the basket")).toBeNull())
  })

  it("says why nothing was added", async () => {
    const { held } = filled()
    const user = visit("/showProduct")
    server.use(http.post("*/api/v1/basket/lines", () => HttpResponse.error()))
    const [add] = await screen.findAllByRole("button", { name: "Add to basket" })
    if (add) await user.click(add)
    await seeToast("The shop cannot be reached. Check your connection and try again.")
    expect(held()?.version).toBe(1)
  })
})

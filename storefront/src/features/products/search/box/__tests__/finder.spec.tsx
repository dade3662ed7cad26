import { screen, waitFor, within } from "@testing-library/react"
import { http, HttpResponse } from "msw"
import { aProduct, aVehicle } from "@/testing/factories"
import { fakeShop } from "@/testing/fake-shop"
import { server } from "@/testing/server"
import { visit } from "@/testing/visit"
import { forgetAllSearches } from "../recent-searches"

const finder = () => screen.findByRole("combobox", { name: "Find a part" })
const recent = () => screen.findByRole("listbox", { name: "Looked for last" })
const wordsOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole("option")
    .map(({ textContent }) => textContent)

/** The shop as it answers a typed number of the part `id`, as late as `when`. */
function answerExact(id: string, when = Promise.resolve()) {
  server.use(
    http.get("*/api/v1/products/suggestions", async () => {
      await when
      const data = { products: [], categories: [], exact: id }
      return HttpResponse.json({ success: true, data })
    }),
  )
}

describe("the box that finds", () => {
  beforeEach(() => {
    fakeShop.products = [
      aProduct({ _id: "disc_280", productName: "Brake disc 280", sku: "BD-2803-V" }),
      aProduct({ _id: "disc_312", productName: "Brake disc 312", sku: "BD-3123-V" }),
    ]
    forgetAllSearches()
  })

  it("is where the cursor goes by / from any page, but not out of another field", async () => {
    const user = visit("/contact")
    const box = await finder()
    expect(box).toHaveAttribute("aria-keyshortcuts", "/")
    await user.click(await screen.findByLabelText("Message"))
    await user.keyboard("1/2")
    expect(screen.getByLabelText("Message")).toHaveValue("1/2")
    await user.click(screen.getByRole("heading", { level: 1 }))
    await user.keyboard("/")
    expect(box).toHaveFocus()
    expect(box).toHaveValue("")
  })

  it("leads straight to the part whose number is typed, however fast", async () => {
    let answer = () => {}
    answerExact("disc_280", new Promise<void>((resolve) => (answer = resolve)))
    const user = visit("/contact")
    await user.type(await finder(), "bd2803v{Enter}")
    expect(location.pathname).toBe("/contact")
    answer()
    await waitFor(() => expect(location.pathname).toBe("/product/disc_280"))
    expect(await finder()).toHaveValue("")
  })

  it("says what became of a part whose number is a former one", async () => {
    fakeShop.vehicles = [aVehicle()]
    const part = { _id: "disc_280", productName: "Brake disc 280", sku: "BD-2803-V" }
    const found = { ...part, oemNumber: "BD-2562-S", isFormer: true }
    const stock = { image: "", unitPrice: 12.4, available: 500 }
    server.use(
      http.get("*/api/v1/products/suggestions", () => {
        const data = { products: [{ ...found, ...stock }], categories: [], exact: "disc_280" }
        return HttpResponse.json({ success: true, data })
      }),
    )
    const user = visit("/contact")
    await user.type(await finder(), "bd2562s")
    expect(await screen.findByText("BD-2803-V, formerly BD-2562-S")).toBeVisible()
    await user.keyboard("{Enter}")
    expect(await screen.findByText("bd2562s is no longer made")).toBeVisible()
    expect(location.pathname).toBe("/product/disc_280")
  })

  it("keeps who types in it while a page comes", async () => {
    const user = visit("/contact")
    const blogs = await screen.findByRole("link", { name: "Blogs" })
    await user.click(blogs)
    await user.keyboard("/")
    await screen.findByRole("heading", { name: "Blogs", level: 1 })
    expect(await finder()).toHaveFocus()
  })

  it("leads from the list to the part, too", async () => {
    answerExact("disc_280")
    const user = visit("/showProduct")
    await user.type(await finder(), "bd2803v{Enter}")
    await waitFor(() => expect(location.pathname).toBe("/product/disc_280"))
  })

  it("leads to the list by words, and where the shop does not answer", async () => {
    const user = visit("/contact")
    await user.type(await finder(), "brake 312{Enter}")
    await waitFor(() =>
      expect(location.pathname + location.search).toBe("/showProduct?q=brake+312"),
    )
    expect(await finder()).toHaveValue("brake 312")
    expect(await screen.findByRole("heading", { name: "Products", level: 1 })).toHaveFocus()
  })

  it("leaves alone who types on while the shop is asked", async () => {
    let answer = () => {}
    answerExact("disc_280", new Promise<void>((resolve) => (answer = resolve)))
    const user = visit("/contact")
    await user.type(await finder(), "bd2803{Enter}")
    await user.type(await finder(), "v")
    answer()
    await screen.findByText("No suggestions")
    expect(location.pathname).toBe("/contact")
    expect(await finder()).toHaveValue("bd2803v")
  })

  it("shows picture, price and stock of what it suggests, where the shop tells them", async () => {
    server.use(
      http.get("*/api/v1/products/suggestions", () => {
        const part = { productName: "Brake disc 280", sku: "BD-2803-V", oemNumber: "" }
        const products = [
          { _id: "a", ...part, image: "/uploads/disc.webp", unitPrice: 12.4, available: 500 },
          { _id: "b", ...part, image: "", unitPrice: null, available: 0 },
        ]
        const data = { products, categories: [], exact: null }
        return HttpResponse.json({ success: true, data })
      }),
    )
    const user = visit("/contact")
    await user.type(await finder(), "brake")
    const list = await screen.findByRole("listbox", { name: "Suggestions" })
    await waitFor(() =>
      expect(wordsOf(list)).toEqual([
        "Brake disc 280BD-2803-V$12.40500 in stock",
        "Brake disc 280BD-2803-VOut of Stock",
      ]),
    )
    expect(list.querySelectorAll("img")).toHaveLength(1)
  })
})

describe("what was looked for last", () => {
  beforeEach(() => {
    localStorage.clear()
    forgetAllSearches()
  })

  it("is shown in the empty box, the latest first, and found again by keyboard", async () => {
    const user = visit("/contact")
    const box = await finder()
    await user.click(box)
    expect(screen.queryByRole("listbox")).not.toBeInTheDocument()
    await user.type(box, "pump{Enter}")
    await waitFor(() => expect(location.search).toBe("?q=pump"))
    await user.clear(await finder())
    await user.type(await finder(), "disc{Enter}")
    await waitFor(() => expect(location.search).toBe("?q=disc"))
    await user.clear(await finder())
    expect(wordsOf(await recent())).toEqual(["disc", "pump"])
    await user.keyboard("{ArrowDown}{ArrowDown}{Enter}")
    await waitFor(() => expect(location.search).toBe("?q=pump"))
    expect(await finder()).toHaveValue("pump")
    await user.clear(await finder())
    expect(wordsOf(await recent())).toEqual(["pump", "disc"])
  })

  it("is forgotten one by one or all at once, and stays in this browser", async () => {
    const user = visit("/showProduct")
    for (const words of ["one", "two", "three"]) {
      await user.clear(await finder())
      await user.type(await finder(), `${words}{Enter}`)
    }
    await user.clear(await finder())
    expect(wordsOf(await recent())).toEqual(["three", "two", "one"])
    await user.click(screen.getByRole("button", { name: "Forget two" }))
    expect(wordsOf(await recent())).toEqual(["three", "one"])
    expect(JSON.parse(localStorage.getItem("recent-searches") ?? "")).toEqual(["three", "one"])
    await user.keyboard("{ArrowDown}{Delete}")
    expect(wordsOf(await recent())).toEqual(["one"])
    await user.click(screen.getByRole("button", { name: "Forget all" }))
    expect(screen.queryByRole("listbox")).not.toBeInTheDocument()
    expect(localStorage.getItem("recent-searches")).toBeNull()
  })
})

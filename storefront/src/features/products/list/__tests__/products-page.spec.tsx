import { screen, waitFor, within } from "@testing-library/react"
import { http, HttpResponse } from "msw"
import { aProduct } from "@/testing/factories"
import { fakeShop } from "@/testing/fake-shop"
import { server } from "@/testing/server"
import { visit } from "@/testing/visit"

const finder = () => screen.findByRole("combobox", { name: "Find a part" })
const filters = () => screen.findByRole("region", { name: "Filter" })
const names = () => screen.getAllByRole("article").map((card) => card.ariaLabel ?? nameOf(card))
const nameOf = (card: HTMLElement) => within(card).getByRole("heading").textContent

const front = { label: "Position", value: "front" }
const rear = { label: "Position", value: "rear" }

function openedShop() {
  const pump = { category: "Water pumps", categoryHandle: "water-pumps" }
  fakeShop.products = [
    aProduct({ _id: "disc_280", productName: "Brake disc 280", price: 20, attributes: [front] }),
    aProduct({ _id: "disc_312", productName: "Brake disc 312", price: 30, attributes: [rear] }),
    aProduct({ _id: "pump_70", productName: "Water pump 70", price: 40, qty: "0", ...pump }),
  ]
}

describe("the list of parts", () => {
  beforeEach(openedShop)

  it("suggests kinds of parts and parts, and opens one by keyboard", async () => {
    const user = visit("/showProduct")
    const input = await finder()
    expect(input).toHaveAttribute("aria-expanded", "false")
    await user.type(input, "brake")
    const list = await screen.findByRole("listbox", { name: "Suggestions" })
    const texts = within(list).getAllByRole("option")
    expect(texts.map(({ textContent }) => textContent)).toEqual([
      "Brake discsAll 2",
      expect.stringMatching(/^Brake disc 280/),
      expect.stringMatching(/^Brake disc 312/),
    ])
    expect(await screen.findByText("3 suggestions")).toHaveAttribute("aria-live", "polite")

    await user.keyboard("{ArrowUp}")
    expect(texts[2]).toHaveAttribute("aria-selected", "true")
    expect(input).toHaveAttribute("aria-activedescendant", texts[2]?.id)
    expect(input).toHaveFocus()
    await user.keyboard("{ArrowDown}")
    expect(input).not.toHaveAttribute("aria-activedescendant")
    await user.keyboard("{ArrowDown}{ArrowDown}{Home}")
    expect(input).not.toHaveAttribute("aria-activedescendant")

    await user.keyboard("{Escape}")
    expect(screen.queryByRole("listbox")).not.toBeInTheDocument()
    expect(input).toHaveValue("brake")
    await user.keyboard("{ArrowDown}")
    await screen.findByRole("listbox")
    await user.keyboard("{ArrowDown}{ArrowDown}{Enter}")
    await waitFor(() => expect(location.pathname).toBe("/product/disc_280"))
  })

  it("sets the filter when a suggested kind of part is pressed", async () => {
    const user = visit("/showProduct")
    await user.type(await finder(), "pump")
    await user.click(await screen.findByRole("option", { name: /^Water pumps/ }))
    await screen.findByRole("heading", { name: "Water pumps", level: 1 })
    expect(location.search).toBe("?category=water-pumps")
    expect(await finder()).toHaveValue("")
    expect(await finder()).toHaveFocus()
  })

  it("shows no suggestions for words that are typed over", async () => {
    const user = visit("/showProduct")
    const input = await finder()
    await user.type(input, "brake")
    await screen.findByRole("listbox")
    let answer = () => {}
    const asked = new Promise<void>((resolve) => (answer = resolve))
    server.use(
      http.get("*/api/v1/products/suggestions", async () => {
        await asked
        return HttpResponse.json({ success: true, data: { products: [], categories: [] } })
      }),
    )
    await user.clear(input)
    await user.type(input, "pump")
    expect(screen.queryByRole("listbox")).not.toBeInTheDocument()
    answer()
    await screen.findByText("No suggestions")
    expect(screen.queryByRole("listbox")).not.toBeInTheDocument()
  })

  it("narrows by attribute, stock and price, each told and taken away again", async () => {
    const user = visit("/showProduct")
    const column = within(await filters())
    await user.click(await column.findByRole("checkbox", { name: "front 1" }))
    await waitFor(() => expect(location.search).toBe("?attribute=Position%3Afront"))
    await waitFor(() => expect(names()).toHaveLength(1))
    expect(column.getByRole("checkbox", { name: "rear 1" })).toBeEnabled()
    await user.click(column.getByRole("checkbox", { name: "rear 1" }))
    await waitFor(() => expect(names()).toHaveLength(2))
    await user.type(column.getByLabelText("From"), "25")
    await waitFor(() => expect(names()).toHaveLength(1))

    const chips = within(screen.getByRole("list", { name: "Chosen filters" }))
    await user.click(chips.getByRole("button", { name: "Remove Position: rear" }))
    await screen.findByText("No parts with these filters")
    expect(chips.getByRole("button", { name: "Remove From $25.00" })).toHaveFocus()
    await user.click(chips.getByRole("button", { name: "Clear all" }))
    await waitFor(() => expect(location.search).toBe(""))
    await waitFor(() => expect(names()).toHaveLength(3))
    expect(column.getByLabelText("From")).toHaveValue("")

    await user.click(column.getByRole("checkbox", { name: "In stock only 2" }))
    await waitFor(() => expect(location.search).toBe("?inStock=true"))
    history.back()
    await waitFor(() => expect(location.search).toBe(""))
    await waitFor(() =>
      expect(column.getByRole("checkbox", { name: /^In stock/ })).not.toBeChecked(),
    )
  })

  it("goes on at the first new part, however late the others are drawn", async () => {
    fakeShop.products = Array.from({ length: 30 }, (_, index) =>
      aProduct({ _id: `disc_${index}`, productName: `Brake disc ${index}` }),
    )
    const frames: FrameRequestCallback[] = []
    const late = vi.spyOn(window, "requestAnimationFrame")
    late.mockImplementation((draw) => frames.push(draw))
    onTestFinished(() => late.mockRestore())
    const user = visit("/showProduct")
    await user.click(await screen.findByRole("button", { name: "Show more (6 left)" }))
    await screen.findByText("30 parts")
    expect(names()).toHaveLength(3)
    for (const draw of frames) draw(performance.now())
    await waitFor(() => expect(screen.getByRole("link", { name: "Brake disc 24" })).toHaveFocus())
  })

  it("says where nothing matches as typed", async () => {
    server.use(
      http.get("*/api/v1/products/facets", () =>
        HttpResponse.json({
          success: true,
          data: {
            ...{ total: 1, matched: "similar", categories: [], attributes: [] },
            ...{ inStock: 1, price: null },
          },
        }),
      ),
    )
    visit("/showProduct?q=disc+280")
    await screen.findByText("Nothing matches as typed. Parts with a similar name or number:")
    expect(names()).toEqual(["Brake disc 280"])
  })

  it("chooses the filters of a narrow screen together", async () => {
    const user = visit("/showProduct?q=brake")
    await user.click(await screen.findByRole("button", { name: "Filter" }))
    const sheet = within(await screen.findByRole("dialog", { name: "Filter" }))
    await user.click(await sheet.findByRole("checkbox", { name: "rear 1" }))
    expect(location.search).toBe("?q=brake")
    await user.click(await sheet.findByRole("button", { name: "Show 1 part" }))
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument())
    expect(location.search).toBe("?q=brake&attribute=Position%3Arear")
    await waitFor(() => expect(names()).toEqual(["Brake disc 312"]))
    await screen.findByRole("button", { name: "Filter (1)" })
  })
})

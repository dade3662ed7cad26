import { screen, within } from "@testing-library/react"
import { aProduct } from "@/testing/factories"
import { fakeShop } from "@/testing/fake-shop"
import { visit } from "@/testing/visit"
import { ladderLine } from "../components/ladder/ladder-line"
import { savingOf } from "../components/ladder/price-ladder"

const LADDER = [
  { from: 50, unitPrice: 12.4 },
  { from: 200, unitPrice: 11.16 },
  { from: 1000, unitPrice: 9.3 },
]

describe("a ladder of prices", () => {
  it("is a table and a line on the part's page", async () => {
    const product = aProduct({ ladder: LADDER })
    fakeShop.products = [product]
    visit(`/product/${product._id}`)
    const table = within(await screen.findByRole("table", { name: "Price by quantity" }))
    await table.findByText("$11.16")
    const rows = table.getAllByRole("row").map((row) => row.textContent)
    expect(rows).toEqual([
      "PiecesA pieceSaving",
      "from 50$12.40–",
      "from 200$11.1610 %",
      "from 1,000$9.3025 %",
    ])
    expect(screen.getByRole("img", { name: /\$12.40 from 50, .* \$9.30 from 1,000/ })).toBeVisible()
  })

  it("is on the card its lowest price, beside the price itself", async () => {
    const [laddered, flat] = [aProduct({ ladder: LADDER }), aProduct()]
    fakeShop.products = [laddered, flat]
    visit("/showProduct")
    const card = await screen.findByRole("article", { name: laddered.productName })
    expect(await within(card).findByText("$12.40")).toBeVisible()
    expect(within(card).getByText("from $9.30")).toBeVisible()
    const plain = screen.getByRole("article", { name: flat.productName })
    expect(within(plain).queryByText(/^from/)).toBeNull()
  })

  it("is nowhere on a part of one price", async () => {
    const product = aProduct()
    fakeShop.products = [product]
    visit(`/product/${product._id}`)
    await screen.findByText(/Smallest order/)
    expect(screen.queryByRole("table", { name: "Price by quantity" })).toBeNull()
  })
})

describe("ladderLine", () => {
  it("steps down at each rung, and goes on behind the last", () => {
    const { path, starts } = ladderLine(LADDER.slice(0, 2))
    expect(starts).toEqual([
      { x: 8, y: 12 },
      { x: 243.2, y: 108 },
    ])
    expect(path).toBe("M8 12H243.2V108H312")
  })

  it("draws rungs of one price as a level", () => {
    expect(ladderLine([{ from: 1, unitPrice: 4 }]).path).toBe("M8 12H312")
  })
})

describe("savingOf", () => {
  it.each([
    [9.3, 12.4, "25 %"],
    [11.47, 12.4, "7.5 %"],
    [12.4, 12.4, "–"],
    [13, 12.4, "–"],
  ])("of %d against %d is %s", (price, first, saving) => {
    expect(savingOf(price, first)).toBe(saving)
  })
})

import { screen, within } from "@testing-library/react"
import { aProduct } from "@/testing/factories"
import { fakeShop } from "@/testing/fake-shop"
import { visit } from "@/testing/visit"

type Sheet = Readonly<Record<string, string>>

const sheet = (values: Sheet) => Object.entries(values).map(([label, value]) => ({ label, value }))

function disc(diameter: number, more: Sheet = {}) {
  const attributes = sheet({ Diameter: `${diameter} mm`, "Bolt pattern": "5 × 112", ...more })
  return aProduct({ productName: `Disc ${diameter} ${more.Coating ?? ""}`.trim(), attributes })
}

const hub = (name: string, values: Sheet) =>
  aProduct({
    productName: name,
    category: "Wheel hubs",
    categoryHandle: "wheel-hubs",
    attributes: sheet(values),
  })

async function namesIn(region: string): Promise<(string | null)[]> {
  const section = within(await screen.findByRole("region", { name: region }))
  return section
    .getAllByRole("article")
    .map((card) => card.getAttribute("aria-labelledby"))
    .map((id) => document.getElementById(id ?? "")?.textContent ?? null)
}

describe("what a part's page shows beside the part", () => {
  it("is its kind in the sizes beside its own, the likest first", async () => {
    const part = disc(280, { Coating: "oiled" })
    const [oiled, zinc] = [disc(282, { Coating: "oiled" }), disc(282, { Coating: "zinc" })]
    fakeShop.products = [disc(380), disc(180), part, zinc, disc(288), oiled]
    visit(`/product/${part._id}`)
    expect(await namesIn("More brake discs")).toEqual([
      "Disc 282 oiled",
      "Disc 282 zinc",
      "Disc 288",
    ])
  })

  it("is what meets it, of other kinds, what has the most in common first", async () => {
    const part = disc(280, { Position: "rear axle" })
    fakeShop.products = [
      part,
      disc(282),
      hub("Hub front", { "Bolt pattern": "5 × 112", Position: "front axle" }),
      hub("Hub rear", { "Bolt pattern": "5 × 112", Position: "rear axle" }),
      hub("Hub of another car", { "Bolt pattern": "4 × 100", Position: "rear axle" }),
    ]
    visit(`/product/${part._id}`)
    expect(await namesIn("Matching parts")).toEqual(["Hub rear", "Hub front"])
    expect(screen.getByRole("link", { name: "All with bolt pattern 5 × 112" })).toBeVisible()
  })

  it("is the newest of its kind where it has no size, and nothing that would not meet it", async () => {
    const part = aProduct({ attributes: sheet({ Side: "right", EAN: "2094000000017" }) })
    fakeShop.products = [part, aProduct({ productName: "Disc plain" })]
    visit(`/product/${part._id}`)
    expect(await namesIn("More brake discs")).toEqual(["Disc plain"])
    expect(screen.queryByRole("region", { name: "Matching parts" })).toBeNull()
  })
})

import { screen, waitFor, within } from "@testing-library/react"
import { chooseVehicle } from "@/features/vehicles/choice/choose-vehicle"
import { aProduct, aVehicle } from "@/testing/factories"
import { fakeShop } from "@/testing/fake-shop"
import { visit } from "@/testing/visit"

const TESSERA = aVehicle({ _id: "17" })
const NAME = "Velmont Tessera II"
const WHOLE_NAME = `${NAME} · 1.6 l · Petrol · 85 kW`
const CONDITION = {
  position: "Front axle",
  note: "for 16 inch wheels",
  builtFrom: null,
  builtTo: "2015-05",
}

const [disc, pad, filter, hub] = [
  aProduct({ productName: "Brake disc 280" }),
  aProduct({ productName: "Brake pad 12", category: "Brake pads", categoryHandle: "brake-pads" }),
  aProduct({ productName: "Oil filter 7" }),
  aProduct({ productName: "Wheel hub 5" }),
]

const bar = () => screen.findByRole("region", { name: "Your vehicle" })
const names = () =>
  screen.getAllByRole("article").map((card) => card.getAttribute("aria-labelledby"))

describe("the list for a vehicle", () => {
  beforeEach(() => {
    fakeShop.vehicles = [TESSERA]
    fakeShop.products = [disc, pad, filter, hub]
    fakeShop.fits.set(disc._id, { fit: "fits", fitNotes: [] })
    fakeShop.fits.set(pad._id, { fit: "fits_if", fitNotes: [CONDITION] })
    fakeShop.fits.set(filter._id, { fit: "does_not_fit", fitNotes: [] })
  })

  it("has what fits or may fit, and says which and why", async () => {
    visit("/showProduct?vehicle=17")
    const fitting = await screen.findByRole("article", { name: "Brake disc 280" })
    await within(fitting).findByText("Fits your vehicle")
    const other = screen.getByRole("article", { name: "Brake pad 12" })
    await within(other).findByText("Fits if Front axle, for 16 inch wheels, built until May 2015")
    expect(names()).toHaveLength(2)
    await within(await bar()).findByText(WHOLE_NAME)
    await waitFor(() => expect(document.title).toContain(`Products for ${NAME}`))
  })

  it("begins with its groups, which narrow it and keep the vehicle", async () => {
    const user = visit("/showProduct?vehicle=17")
    const groups = await screen.findByRole("navigation", {
      name: "Parts for your vehicle by group",
    })
    await user.click(within(groups).getByRole("link", { name: /^Brake pads/ }))
    await waitFor(() => expect(names()).toHaveLength(1))
    expect(location.search).toBe("?category=brake-pads&vehicle=17")
    expect(screen.queryByRole("navigation", { name: /by group/ })).not.toBeInTheDocument()
    await user.selectOptions(screen.getByRole("combobox", { name: "Sort by" }), "price_asc")
    expect(new URLSearchParams(location.search).get("vehicle")).toBe("17")
  })

  it("shows all parts with their verdicts, and goes back to what fits", async () => {
    const user = visit("/showProduct?vehicle=17")
    await user.click(within(await bar()).getByRole("button", { name: "Show all parts" }))
    const none = await screen.findByRole("article", { name: "Oil filter 7" })
    await within(none).findByText("Does not fit your vehicle")
    within(screen.getByRole("article", { name: "Wheel hub 5" })).getByText(
      "Not known whether it fits",
    )
    expect(location.search).toBe("?vehicle=17&fit=all")
    await user.click(within(await bar()).getByRole("button", { name: "Only what fits" }))
    await waitFor(() => expect(names()).toHaveLength(2))
  })

  it("is not narrowed where the address names none, and says so; links of the shop name it", async () => {
    chooseVehicle(TESSERA, "2014-07")
    const user = visit("/showProduct")
    const card = await screen.findByRole("article", { name: "Oil filter 7" })
    await within(card).findByText("Does not fit your vehicle")
    within(await bar()).getByText("Not narrowed to your vehicle:")
    within(await bar()).getByText(`${WHOLE_NAME} · built Jul 2014`)
    const address = "/showProduct?vehicle=17&built=2014-07"
    expect(screen.getByRole("link", { name: "Product" })).toHaveAttribute("href", address)
    expect(screen.getByRole("link", { name: "All parts" })).toHaveAttribute("href", address)
    await user.click(within(await bar()).getByRole("button", { name: "Only what fits" }))
    await waitFor(() => expect(location.search).toBe("?vehicle=17&built=2014-07"))
  })

  it("is of all parts again when the vehicle is taken away", async () => {
    const user = visit("/showProduct?q=brake&vehicle=17")
    await user.click(await within(await bar()).findByRole("button", { name: `Remove ${NAME}` }))
    await waitFor(() => expect(location.search).toBe("?q=brake"))
    expect(screen.queryByRole("region", { name: "Your vehicle" })).not.toBeInTheDocument()
  })

  it("says that nothing of a search fits, and offers all of it", async () => {
    const user = visit("/showProduct?q=filter&vehicle=17")
    await screen.findByText("Nothing that matches “filter” is known to fit your vehicle")
    await user.click(await screen.findByRole("button", { name: "Show 1 part of any vehicle" }))
    await screen.findByRole("article", { name: "Oil filter 7" })
  })

  it("says that the address names no vehicle, and what to do", async () => {
    const user = visit("/showProduct?vehicle=99")
    await screen.findByText("The address names a vehicle that we do not know")
    await user.click(screen.getByRole("button", { name: "Show all parts" }))
    await waitFor(() => expect(names()).toHaveLength(4))
    expect(location.search).toBe("")
  })

  it("tells verdicts in the table, too", async () => {
    const user = visit("/showProduct?vehicle=17")
    await user.click(await screen.findByRole("radio", { name: "Table" }))
    const table = await screen.findByRole("table", { name: "Parts" })
    await within(table).findByText("Fits your vehicle")
    await user.click(screen.getByRole("radio", { name: "Cards" }))
  })
})

describe("the search in the header", () => {
  it("goes on to have what fits, and says so of what it suggests", async () => {
    fakeShop.vehicles = [TESSERA]
    fakeShop.products = [disc]
    fakeShop.fits.set(disc._id, { fit: "fits", fitNotes: [] })
    chooseVehicle(TESSERA)
    const user = visit("/blogs")
    const field = await screen.findByRole("combobox", { name: "Find a part" })
    await user.type(field, "brake")
    await within(await screen.findByRole("listbox")).findByText("Fits your vehicle")
    await user.keyboard("{Enter}")
    await waitFor(() => expect(location.search).toBe("?q=brake&vehicle=17"))
  })
})

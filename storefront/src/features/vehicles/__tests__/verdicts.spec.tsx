import { screen, waitFor, within } from "@testing-library/react"
import { aProduct, aVehicle } from "@/testing/factories"
import { fakeShop } from "@/testing/fake-shop"
import { server } from "@/testing/server"
import { visit } from "@/testing/visit"
import { writeGuestBasket } from "@/features/basket/guest/guest-basket"
import { chooseVehicle } from "../choice/choose-vehicle"
import { readKeptVehicle } from "../chosen-vehicle"

const TESSERA = aVehicle({ _id: "17" })
const [disc, hub] = [
  aProduct({ productName: "Brake disc 280", sku: "BD-2803-V" }),
  aProduct({ productName: "Wheel hub 5", sku: "WH-5" }),
]

beforeEach(() => {
  fakeShop.vehicles = [TESSERA]
  fakeShop.products = [disc, hub]
  fakeShop.fits.set(disc._id, { fit: "fits", fitNotes: [] })
  fakeShop.fits.set(hub._id, { fit: "does_not_fit", fitNotes: [] })
})

it("a basket's lines say whether they fit, asked for by one call", async () => {
  const asked: string[] = []
  server.events.on("request:start", ({ request }) => {
    const { pathname, search } = new URL(request.url)
    if (pathname.endsWith("/basket/check")) asked.push(search)
  })
  chooseVehicle(TESSERA, "2014-07")
  const lines = [disc, hub].map(({ _id, productName }) => ({
    productId: _id,
    productName,
    qty: 50,
  }))
  writeGuestBasket({ id: "one", lines })
  visit("/basket")
  await screen.findByText("Fits your vehicle")
  screen.getByText("Does not fit your vehicle")
  expect(asked.filter((search) => search !== "")).toEqual(["?vehicle=17&built=2014-07"])
})

it("a basket is none the worse for a vehicle that is gone, which is forgotten", async () => {
  chooseVehicle(aVehicle({ _id: "99" }))
  writeGuestBasket({ id: "one", lines: [{ productId: disc._id, qty: 50 }] })
  visit("/basket")
  const list = await screen.findByRole("list", { name: "Parts in the basket" })
  within(list).getByText("Brake disc 280")
  await screen.findByRole("button", { name: "Choose your vehicle" })
  await waitFor(() => expect(within(list).queryByText(/vehicle/)).not.toBeInTheDocument())
})

describe("a part's page", () => {
  const region = () => screen.findByRole("region", { name: "Your vehicle" })

  it("asks whether it fits, and says so once a vehicle is chosen, on the same page", async () => {
    const user = visit(`/product/${disc._id}`)
    await user.click(await screen.findByRole("button", { name: "Does it fit your vehicle?" }))
    const dialog = await screen.findByRole("dialog", { name: "Your vehicle" })
    for (const name of ["Velmont", "Tessera", /Petrol/]) {
      await user.click(await within(dialog).findByRole("button", { name }))
    }
    await within(await region()).findByText("Fits your vehicle")
    await within(await region()).findByText("Front axle · 2 for a vehicle")
    expect(location.pathname).toBe(`/product/${disc._id}`)
  })

  it("tells all conditions, and asks for the month where one hangs on it", async () => {
    fakeShop.fits.set(disc._id, {
      fit: "fits_if",
      fitNotes: [
        { position: "Front axle", note: "", builtFrom: null, builtTo: "2015-05" },
        { position: "Rear axle", note: "with a sports chassis", builtFrom: null, builtTo: null },
      ],
    })
    chooseVehicle(TESSERA)
    const user = visit(`/product/${disc._id}`)
    await within(await region()).findByText("Fits your vehicle if one of these holds:")
    within(await region()).getByText("Front axle, built until May 2015")
    within(await region()).getByText("Rear axle, with a sports chassis")
    const month = await within(await region()).findByRole("combobox", {
      name: /When was yours built/,
    })
    await user.selectOptions(month, "Jul 2014")
    await within(await region()).findByText(
      "Velmont Tessera II · 1.6 l · Petrol · 85 kW · built Jul 2014",
    )
    expect(readKeptVehicle()).toMatchObject({ id: "17", built: "2014-07" })
    expect(screen.queryByRole("combobox", { name: /When was/ })).not.toBeInTheDocument()
  })

  it("leads from a part that does not fit to those of its kind that do", async () => {
    chooseVehicle(TESSERA)
    visit(`/product/${hub._id}`)
    const link = await screen.findByRole("link", { name: "What fits of this kind" })
    expect(link).toHaveAttribute("href", "/showProduct?category=brake-discs&vehicle=17")
  })
})

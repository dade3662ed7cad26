import { screen, waitFor, within } from "@testing-library/react"
import type { UserEvent } from "@testing-library/user-event"
import { http, HttpResponse } from "msw"
import { aProduct, aVehicle } from "@/testing/factories"
import { fakeShop } from "@/testing/fake-shop"
import { server } from "@/testing/server"
import { signIn, visit } from "@/testing/visit"
import { chooseVehicle } from "../choice/choose-vehicle"
import { readKeptVehicle } from "../chosen-vehicle"

const CHOOSE = "Choose your vehicle"

/** Opens the header's choice. */
async function open(user: UserEvent, name = CHOOSE) {
  await user.click(await screen.findByRole("button", { name }))
  return screen.findByRole("dialog", { name: "Your vehicle" })
}

describe("the choice of a vehicle", () => {
  const tessera = aVehicle({ _id: "17" })
  beforeEach(() => {
    fakeShop.products = [aProduct({ productName: "Brake disc 280" })]
    fakeShop.vehicles = [
      tessera,
      aVehicle({ _id: "18", fuel: "Diesel", engineCodes: ["VX20D"] }),
      aVehicle({ make: "Bergau", makeHandle: "bergau", model: "Alba", modelHandle: "alba" }),
    ]
  })

  it("leads by make, model and engine to the parts that fit, a press each", async () => {
    const user = visit("/blogs")
    const dialog = await open(user)
    await user.click(await within(dialog).findByRole("button", { name: "Velmont" }))
    const models = await within(dialog).findByRole("heading", { name: "Velmont: choose the model" })
    expect(models).toHaveFocus()
    await user.click(await within(dialog).findByRole("button", { name: "Tessera" }))
    await user.click(await within(dialog).findByRole("button", { name: /Petrol/ }))
    await waitFor(() => expect(location.pathname + location.search).toBe("/showProduct?vehicle=17"))
    await screen.findByRole("button", { name: "Your vehicle: Velmont Tessera II" })
    expect(readKeptVehicle()).toMatchObject({ id: "17", name: "Velmont Tessera II" })
  })

  it("goes back a step at a time", async () => {
    const user = visit("/blogs")
    const dialog = await open(user)
    await user.click(await within(dialog).findByRole("button", { name: "Velmont" }))
    await user.click(await within(dialog).findByRole("button", { name: "Tessera" }))
    await user.click(await within(dialog).findByRole("button", { name: "Back to Velmont" }))
    await user.click(await within(dialog).findByRole("button", { name: "Back to all makes" }))
    await within(dialog).findByRole("button", { name: "Bergau" })
  })

  it("narrows a long list while somebody types", async () => {
    fakeShop.vehicles = Array.from({ length: 30 }, (_, at) =>
      aVehicle({ make: `Make ${at}`, makeHandle: `make-${at}` }),
    )
    const user = visit("/blogs")
    const dialog = await open(user)
    const filter = await within(dialog).findByRole("searchbox", { name: "Filter by name" })
    await user.type(filter, "29")
    expect(within(dialog).getByRole("button", { name: "Make 29" })).toBeVisible()
    expect(within(dialog).queryByRole("button", { name: "Make 2" })).not.toBeInTheDocument()
    await user.type(filter, "9")
    within(dialog).getByText("None has “299” in its name.")
  })

  it("finds it by the papers, and says what is missing or wrong", async () => {
    const user = visit("/blogs")
    const dialog = await open(user)
    await user.click(within(dialog).getByText("By HSN and TSN or the K-type"))
    const find = () => user.click(within(dialog).getByRole("button", { name: "Find the vehicle" }))
    await find()
    within(dialog).getByText("Type HSN and TSN, or a K-type.")
    await user.type(within(dialog).getByLabelText("HSN"), "17")
    await find()
    within(dialog).getByText("TSN is needed beside the HSN")
    await user.type(within(dialog).getByLabelText("TSN"), "ABC")
    await user.type(within(dialog).getByLabelText("K-type"), "18")
    await find()
    const several = await within(dialog).findByRole("list", { name: /names several vehicles/ })
    expect(within(several).getAllByRole("button")).toHaveLength(2)
    await user.clear(within(dialog).getByLabelText("HSN"))
    await user.clear(within(dialog).getByLabelText("TSN"))
    await user.clear(within(dialog).getByLabelText("K-type"))
    await user.type(within(dialog).getByLabelText("K-type"), "4711")
    await find()
    await within(dialog).findByText(/None of our vehicles has this key/)
    await user.clear(within(dialog).getByLabelText("K-type"))
    await user.type(within(dialog).getByLabelText("K-type"), "18")
    await find()
    await waitFor(() => expect(location.search).toBe("?vehicle=18"))
  })

  it("begins with the garage of who is signed in", async () => {
    signIn()
    fakeShop.garage = [
      { _id: "g1", version: 1, vehicle: tessera, plate: "DL-HM 204", label: "Vans", count: 12 },
    ]
    const user = visit("/blogs")
    const dialog = await open(user)
    const own = await within(dialog).findByRole("button", { name: /DL-HM 204 · Vans × 12/ })
    await user.click(own)
    await waitFor(() => expect(location.search).toBe("?vehicle=17"))
  })

  it("tells of the one in force, takes a month of it, and takes it away", async () => {
    chooseVehicle(tessera)
    const user = visit("/showProduct?vehicle=17")
    const dialog = await open(user, "Your vehicle: Velmont Tessera II")
    const built = await within(dialog).findByRole("combobox", { name: "Built in" })
    expect(within(built).getAllByRole("option")).toHaveLength(1 + 66)
    await user.selectOptions(built, "Jul 2014")
    await waitFor(() => expect(location.search).toBe("?vehicle=17&built=2014-07"))
    await user.click(within(dialog).getByRole("button", { name: "Remove this vehicle" }))
    await waitFor(() => expect(location.search).toBe(""))
    expect(readKeptVehicle()).toBeNull()
  })

  it("says so where the vehicles cannot be had, and asks again", async () => {
    server.use(
      http.get(
        "*/api/v1/vehicles/makes",
        () => HttpResponse.json({ success: false, code: "x", message: "Not now" }, { status: 400 }),
        { once: true },
      ),
    )
    const user = visit("/blogs")
    const dialog = await open(user)
    await within(dialog).findByText("The vehicles could not be loaded")
    await user.click(within(dialog).getByRole("button", { name: "Try again" }))
    await within(dialog).findByRole("button", { name: "Velmont" })
  })
})

describe("a shop without vehicles", () => {
  it("has no word of them, whatever address and browser say", async () => {
    fakeShop.products = [aProduct({ productName: "Brake disc 280" })]
    chooseVehicle(aVehicle())
    visit("/showProduct?vehicle=17")
    await screen.findByRole("article", { name: "Brake disc 280" })
    expect(document.body.textContent).not.toMatch(/vehicle/i)
    expect(screen.queryByRole("button", { name: /vehicle/i })).not.toBeInTheDocument()
    expect(screen.getByRole("link", { name: "Product" })).toHaveAttribute("href", "/showProduct")
  })
})

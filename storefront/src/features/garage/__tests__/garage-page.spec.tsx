import { screen, within } from "@testing-library/react"
import type { GarageVehicle } from "@shop/contract/vehicle/garage"
import { MOST_GARAGE_VEHICLES } from "@shop/contract/vehicle/garage-limits"
import { http, HttpResponse } from "msw"
import { readKeptVehicle } from "@/features/vehicles/chosen-vehicle"
import { aVehicle } from "@/testing/factories"
import { fakeShop } from "@/testing/fake-shop"
import { columnOf, errorOf, rowOf, seeTable, seeToast } from "@/testing/see"
import { server } from "@/testing/server"
import { signIn, visit } from "@/testing/visit"

const PATH = "/dashboard/garage"

/** Somebody with twelve vans, and one car of another kind. */
function fleet() {
  const user = signIn()
  const van = aVehicle()
  const car = aVehicle({ make: "Bergau", makeHandle: "bergau", model: "Halmer" })
  fakeShop.vehicles = [van, car]
  const own = (id: string, fields: Omit<GarageVehicle, "_id" | "version">) => {
    return { _id: id, version: 1, ...fields }
  }
  fakeShop.garage = [
    own("garage_a", { vehicle: van, plate: "DL-HM 204", label: "Vans", count: 12 }),
    own("garage_b", { vehicle: car, plate: "", label: "", count: 1 }),
  ]
  return { user, van, car }
}

const table = () => seeTable("Garage", "Velmont Tessera II")
const inRow = async (text: string) => within(rowOf(await table(), text))
const dialog = () => screen.findByRole("dialog")

describe("the garage", () => {
  it("tells each vehicle, and how many there are in all", async () => {
    fleet()
    visit(PATH)
    expect(columnOf(await table(), "Plate")).toEqual(["DL-HM 204", ""])
    expect(columnOf(await table(), "How many")).toEqual(["12", "1"])
    expect(screen.getByText("13 vehicles in all")).toBeVisible()
    const menu = screen.getByRole("navigation", { name: "Dashboard" })
    const links = within(menu).getAllByRole("link")
    expect(links.map(({ textContent }) => textContent).slice(0, 5)).toEqual([
      ...["My Profile", "Orders", "Reviews", "My Lists", "Garage"],
    ])
    expect(within(menu).getByRole("link", { name: "Garage" })).toHaveAttribute(
      "aria-current",
      "page",
    )
  })

  it("adds a vehicle that was found by make, model and engine", async () => {
    fleet()
    const user = visit(PATH)
    await table()
    await user.click(screen.getByRole("button", { name: "Add vehicle" }))
    const own = within(await dialog())
    for (const name of [/Bergau/, /Halmer/, /1\.6 l/]) {
      await user.click(await own.findByRole("button", { name }))
    }
    await user.type(await own.findByLabelText("Plate"), "DL-X 1")
    await user.clear(own.getByLabelText("How many"))
    await user.type(own.getByLabelText("How many"), "0")
    await user.click(own.getByRole("button", { name: "Add vehicle" }))
    expect(errorOf(own.getByLabelText("How many"))).toBe("must be a whole number from 1 to 99,999")
    await user.clear(own.getByLabelText("How many"))
    await user.type(own.getByLabelText("How many"), "3")
    await user.click(own.getByRole("button", { name: "Add vehicle" }))
    await seeToast("Vehicle added to the garage")
    expect(fakeShop.garage.at(-1)).toMatchObject({ plate: "DL-X 1", count: 3 })
    expect(await screen.findByText("16 vehicles in all")).toBeVisible()
  })

  it("says what another device made of a vehicle, and saves over it when asked again", async () => {
    fleet()
    const user = visit(PATH)
    await user.click((await inRow("Velmont")).getByRole("button", { name: "Edit" }))
    const own = within(await dialog())
    const [van] = fakeShop.garage
    if (van) Object.assign(van, { label: "Old vans", count: 9, version: 2 })
    await user.clear(own.getByLabelText("Label"))
    await user.type(own.getByLabelText("Label"), "New vans")
    await user.click(own.getByRole("button", { name: "Save" }))
    expect(
      await own.findByText(
        "This vehicle was changed elsewhere: it is now DL-HM 204, Old vans, 9 of them. Save again to keep what you typed.",
      ),
    ).toBeVisible()
    await user.click(own.getByRole("button", { name: "Save" }))
    await seeToast("Vehicle saved")
    expect(van).toMatchObject({ label: "New vans", version: 3 })
  })

  it("asks once before it takes a vehicle out", async () => {
    fleet()
    const user = visit(PATH)
    await user.click((await inRow("Bergau")).getByRole("button", { name: "Delete" }))
    await user.click(within(await dialog()).getByRole("button", { name: "Keep it" }))
    expect(fakeShop.garage).toHaveLength(2)
    await user.click((await inRow("Bergau")).getByRole("button", { name: "Delete" }))
    await user.click(within(await dialog()).getByRole("button", { name: "Delete" }))
    await seeToast("Vehicle taken out of the garage")
    expect(fakeShop.garage.map(({ _id }) => _id)).toEqual(["garage_a"])
  })

  it("leads to the parts that fit, which is the shop's vehicle from then on", async () => {
    const { van, car } = fleet()
    const user = visit(PATH)
    await user.click((await inRow("Bergau")).getByRole("button", { name: "Use in the shop" }))
    await seeToast("The shop shows what fits the Bergau Halmer II")
    expect(readKeptVehicle()?.id).toBe(car._id)
    expect((await inRow("Bergau")).getByText("In use")).toBeVisible()
    await user.click((await inRow("Velmont")).getByRole("link", { name: "Parts" }))
    expect(location.pathname + location.search).toBe(`/showProduct?vehicle=${van._id}`)
    expect(readKeptVehicle()?.id).toBe(van._id)
  })

  it("opens a saved list judged for a vehicle", async () => {
    const { user: owner, van } = fleet()
    const head = { owner: owner._id, note: "", version: 1, shareToken: null, lines: [] }
    fakeShop.lists = [{ ...head, id: "plist_1", name: "Service" }]
    const user = visit(PATH)
    await user.click((await inRow("Velmont")).getByRole("button", { name: "Check a list" }))
    await user.click(await within(await dialog()).findByRole("link", { name: /Service/ }))
    expect(location.pathname + location.search).toBe(`/dashboard/lists/plist_1?vehicle=${van._id}`)
  })

  it("says that it is full", async () => {
    const { van } = fleet()
    fakeShop.garage = Array.from({ length: MOST_GARAGE_VEHICLES }, (_, index) => {
      const told = { plate: "", label: "", count: 1 }
      return { _id: `garage_${index}`, version: 1, vehicle: van, ...told }
    })
    visit(PATH)
    expect(await screen.findByText(/A garage holds 200 entries at most/)).toBeVisible()
    expect(screen.getByRole("button", { name: "Add vehicle" })).toBeDisabled()
  })

  it("says what it is for while it is empty", async () => {
    fleet()
    fakeShop.garage = []
    visit(PATH)
    expect(await screen.findByText("Your garage is empty")).toBeVisible()
    expect(screen.getByRole("button", { name: "Add vehicle" })).toBeEnabled()
  })

  it("can be asked for again where it could not be loaded", async () => {
    fleet()
    server.use(
      http.get("*/api/v1/garage", () => HttpResponse.json({}, { status: 400 }), { once: true }),
    )
    const user = visit(PATH)
    expect(await screen.findByText("The garage could not be loaded")).toBeVisible()
    await user.click(screen.getByRole("button", { name: "Try again" }))
    expect(await table()).toBeVisible()
  })

  it("is no page and no menu item of a shop without vehicles", async () => {
    signIn()
    visit(PATH)
    expect(await screen.findByText("There is no page at /dashboard/garage.")).toBeVisible()
    expect(screen.queryByRole("link", { name: "Garage" })).toBeNull()
  })
})

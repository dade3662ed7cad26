import { screen, within } from "@testing-library/react"
import { readKeptVehicle } from "@/features/vehicles/chosen-vehicle"
import { aVehicle } from "@/testing/factories"
import { fakeShop } from "@/testing/fake-shop"
import { rowsOf } from "@/testing/see"
import { visit } from "@/testing/visit"

/** A model of two engines, of which one has no plugs. */
function aModel() {
  const petrol = aVehicle()
  const diesel = aVehicle({ generation: "I", fuel: "Diesel", engineCodes: ["VX20D"] })
  fakeShop.vehicles = [petrol, diesel]
  const discs = { name: "Brake discs", handle: "brake-discs", count: 12 }
  const plugs = { name: "Spark plugs", handle: "spark-plugs", count: 1 }
  fakeShop.models = [
    {
      ...{ _id: "3", name: "Tessera", handle: "tessera", make: "Velmont", makeHandle: "velmont" },
      parts: 13,
      vehicles: [
        { ...diesel, parts: 0 },
        { ...petrol, parts: 13 },
      ],
      groups: [
        { ...discs, vehicles: [petrol._id, diesel._id] },
        { ...plugs, vehicles: [petrol._id] },
      ],
    },
  ]
  return { petrol, diesel }
}

const heading = (name: string) => screen.findByRole("heading", { level: 1, name })

describe("the pages of vehicles", () => {
  it("lead from the makes to a model by links", async () => {
    aModel()
    const user = visit("/vehicles")
    expect(await heading("Parts by vehicle")).toBeVisible()
    await user.click(await screen.findByRole("link", { name: "Velmont" }))
    expect(await heading("Velmont parts by model")).toBeVisible()
    await user.click(await screen.findByRole("link", { name: "Tessera" }))
    expect(await heading("Velmont Tessera parts")).toBeVisible()
    expect(await screen.findByText("13 parts of ours fit it.")).toBeVisible()
    const trail = screen.getByRole("navigation", { name: "Breadcrumb" })
    expect(within(trail).getByRole("link", { name: "Velmont" })).toHaveAttribute(
      "href",
      "/vehicles/velmont",
    )
  })

  it("tell a model's engines by generation, and keep the one whose parts are opened", async () => {
    const { petrol } = aModel()
    const user = visit("/vehicles/velmont/tessera")
    const second = await screen.findByRole("table", { name: "Generation II" })
    expect(rowsOf(second)).toHaveLength(1)
    expect(rowsOf(await screen.findByRole("table", { name: "Generation I" }))[0]).toHaveTextContent(
      "None known yet",
    )
    await user.click(within(second).getByRole("link", { name: "All 13 parts" }))
    expect(location.pathname + location.search).toBe(`/showProduct?vehicle=${petrol._id}`)
    expect(readKeptVehicle()?.id).toBe(petrol._id)
  })

  it("ask for the engine of a group where several have it, and not where one alone does", async () => {
    const { petrol, diesel } = aModel()
    const user = visit("/vehicles/velmont/tessera")
    const plugs = await screen.findByRole("link", { name: /Spark plugs/ })
    expect(plugs).toHaveAttribute("href", expect.stringContaining(`vehicle=${petrol._id}`))
    await user.click(screen.getByText("Brake discs"))
    const engines = screen.getByRole("list", { name: "Brake discs: for which engine?" })
    const links = within(engines).getAllByRole("link")
    expect(links.map((link) => link.getAttribute("href"))).toEqual(
      [diesel, petrol].map(({ _id }) => `/showProduct?category=brake-discs&vehicle=${_id}`),
    )
  })

  it("lead straight to the group of the reader's own vehicle", async () => {
    const { diesel } = aModel()
    visit(`/vehicles/velmont/tessera?vehicle=${diesel._id}`)
    const discs = await screen.findByRole("link", { name: /Brake discs/ })
    expect(discs).toHaveAttribute("href", expect.stringContaining(`vehicle=${diesel._id}`))
  })

  it("are none for what there is not", async () => {
    aModel()
    visit("/vehicles/velmont/none")
    expect(await heading("No parts by this name")).toBeVisible()
  })

  it("are none in a shop without vehicles", async () => {
    visit("/vehicles")
    expect(await heading("This part is not on the drawing")).toBeVisible()
    expect(screen.getByText("There is no page at /vehicles.")).toBeVisible()
  })
})

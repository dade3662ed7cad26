import type { Vehicle } from "@shop/contract/vehicle/vehicle"
import { act, renderHook, waitFor } from "@testing-library/react"
import { QueryClientProvider } from "@tanstack/react-query"
import type { ReactNode } from "react"
import { MemoryRouter } from "react-router-dom"
import { queryClient } from "@/platform/query-client"
import { shopConfigQuery } from "@/platform/shop-config"
import { aVehicle } from "@/testing/factories"
import { fakeShop } from "@/testing/fake-shop"
import { chooseVehicle } from "../choice/choose-vehicle"
import { forgetVehicle, readKeptVehicle, useChosenVehicle } from "../chosen-vehicle"
import { ConfirmVehicle } from "../components/confirm-vehicle"

const TOLD = { name: "Velmont Tessera II", engine: "1.6 l · Petrol · 85 kW" }

function chosenAt(address: string, isConfirmed = false) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[address]}>
        {isConfirmed ? <Confirmed /> : null}
        {children}
      </MemoryRouter>
    </QueryClientProvider>
  )
  return renderHook(useChosenVehicle, { wrapper }).result
}

function Confirmed() {
  const chosen = useChosenVehicle()
  return chosen ? <ConfirmVehicle chosen={chosen} /> : null
}

/** What is chosen once the shop has told its settings. */
async function settled<Chosen>(chosen: { current: Chosen }): Promise<Chosen> {
  await waitFor(() => expect(queryClient.getQueryData(shopConfigQuery.queryKey)).toBeDefined())
  return chosen.current
}

describe("the vehicle in force", () => {
  let tessera: Vehicle
  beforeEach(() => {
    tessera = aVehicle()
    fakeShop.vehicles = [tessera]
  })

  it("is the one that was chosen, until it is forgotten", async () => {
    const chosen = chosenAt("/")
    expect(chosen.current).toBeUndefined()
    act(() => chooseVehicle(tessera, "2014-07"))
    await waitFor(() => {
      expect(chosen.current).toEqual({ id: tessera._id, built: "2014-07", ...TOLD })
    })
    act(forgetVehicle)
    expect(chosen.current).toBeUndefined()
  })

  it("is the address's before any other", async () => {
    chooseVehicle(tessera)
    const chosen = chosenAt("/showProduct?vehicle=99&built=2014-13")
    await waitFor(() =>
      expect(chosen.current).toEqual({ id: "99", built: "", name: "", engine: "" }),
    )
  })

  it("is none where the browser keeps something else", async () => {
    localStorage.setItem("vehicle", JSON.stringify({ id: 17 }))
    expect(await settled(chosenAt("/"))).toBeUndefined()
  })

  it("is none in a shop without vehicles", async () => {
    fakeShop.vehicles = []
    chooseVehicle(tessera)
    expect(await settled(chosenAt("/?vehicle=17"))).toBeUndefined()
  })

  it("is chosen by an address that somebody shared, and named as the shop does", async () => {
    const shown = chosenAt(`/?vehicle=${tessera._id}&built=2014-07`, true)
    const chosen = { id: tessera._id, built: "2014-07", ...TOLD }
    await waitFor(() => expect(shown.current).toEqual(chosen))
    expect(readKeptVehicle()).toEqual(chosen)
  })

  it("loses a month in which it was not built", async () => {
    chooseVehicle(tessera, "2012-01")
    const shown = chosenAt("/", true)
    await waitFor(() => expect(shown.current).toMatchObject({ id: tessera._id, built: "" }))
  })

  it("is forgotten once there is no such vehicle, but not for an address that names none", async () => {
    chooseVehicle(tessera)
    const shared = chosenAt("/?vehicle=unknown", true)
    await waitFor(() =>
      expect(queryClient.getQueryState(["vehicle", "unknown"])?.status).toBe("error"),
    )
    expect(shared.current).toMatchObject({ id: "unknown", name: "" })
    expect(readKeptVehicle()).toMatchObject({ id: tessera._id })
    fakeShop.vehicles = [aVehicle()]
    const shown = chosenAt("/", true)
    await waitFor(() => expect(shown.current).toBeUndefined())
    expect(readKeptVehicle()).toBeNull()
  })
})

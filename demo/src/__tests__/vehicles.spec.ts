import { catalogueParts } from "../parts/parts"
import { fitments, supersessions } from "../vehicles/fitments"
import { makes } from "../vehicles/models"
import { vehicles } from "../vehicles/vehicles"

const parts = new Map(catalogueParts().map((part) => [part.sku, part]))
const shapesOf = (family: string, vehicle: string) =>
  fitments
    .filter((fitment) => fitment.vehicle === vehicle)
    .flatMap(({ sku, position, note }) => {
      const shape = parts.get(sku)?.shape
      return shape?.family === family ? [{ shape, position, note }] : []
    })

describe("the demo's vehicles", () => {
  it("are of six makes with sixty models, and some 250 with 3,000 fitments", () => {
    expect(makes).toHaveLength(6)
    expect(new Set(vehicles.map(({ make, model }) => `${make} ${model}`)).size).toBe(60)
    expect(vehicles.length).toBeGreaterThan(220)
    expect(vehicles.length).toBeLessThan(280)
    expect(fitments.length).toBeGreaterThan(2_700)
    expect(fitments.length).toBeLessThan(3_600)
  })

  it("have keys of their own, and months in order", () => {
    for (const scheme of ["hsn_tsn", "ktype", "own"] as const) {
      expect(new Set(vehicles.map(({ keys }) => keys[scheme])).size).toBe(vehicles.length)
    }
    const wrong = vehicles.filter(
      ({ builtFrom, builtTo }) => builtTo !== null && builtTo < builtFrom,
    )
    expect(wrong).toEqual([])
  })

  it("take one size of disc an axle without a word, all discs and hubs of one bolt pattern", () => {
    for (const { keys } of vehicles) {
      const discs = shapesOf("brake-disc", keys.own)
      for (const axle of ["Front axle", "Rear axle"]) {
        const plain = discs.filter(({ position, note }) => position === axle && note === "")
        const sizes = plain.map(({ shape }) => "diameter" in shape && shape.diameter)
        expect(new Set(sizes).size).toBeLessThan(2)
      }
      const bolted = [...discs, ...shapesOf("wheel-hub", keys.own)]
      const patterns = bolted.map(({ shape }) => "pitchCircle" in shape && shape.pitchCircle)
      expect(new Set(patterns).size).toBe(1)
    }
  })

  it("fit parts that are sold, each with front discs, and petrol alone takes spark plugs", () => {
    const states = fitments.map(({ sku }) => parts.get(sku)?.status.state)
    expect(new Set(states)).toEqual(new Set(["active"]))
    const odd = vehicles.filter(({ keys, fuel }) => {
      const hasPlugs = shapesOf("spark-plug", keys.own).length > 0
      return hasPlugs !== (fuel === "Petrol") || shapesOf("brake-disc", keys.own).length === 0
    })
    expect(odd).toEqual([])
  })

  it("show every kind of condition, and parts that took another's place", () => {
    expect(fitments.some(({ note }) => note !== "")).toBe(true)
    expect(fitments.some(({ builtTo }) => builtTo !== null)).toBe(true)
    expect(supersessions.length).toBeGreaterThanOrEqual(2)
    for (const { by } of supersessions) expect(parts.get(by)?.status.state).toBe("active")
  })
})

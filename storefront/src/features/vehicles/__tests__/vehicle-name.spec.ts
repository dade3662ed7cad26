import { builtText, vehicleEngine, vehicleName } from "../vehicle-name"

const TESSERA = { make: "Velmont", model: "Tessera", generation: "II" }

describe("a vehicle's name", () => {
  it("is its make, model and generation, where there is one", () => {
    expect(vehicleName(TESSERA)).toBe("Velmont Tessera II")
    expect(vehicleName({ ...TESSERA, generation: "" })).toBe("Velmont Tessera")
  })
})

describe("its engine", () => {
  it.each([
    [{ cc: 1598, fuel: "Petrol", kw: 85 }, "1.6 l · Petrol · 85 kW"],
    [{ cc: 1984, fuel: "Diesel", kw: 1100 }, "2.0 l · Diesel · 1,100 kW"],
    [{ cc: null, fuel: "Electric", kw: 150 }, "Electric · 150 kW"],
    [{ cc: null, fuel: "", kw: null }, ""],
  ])("%j reads %j", (engine, text) => {
    expect(vehicleEngine(engine)).toBe(text)
  })
})

describe("when it was built", () => {
  it.each([
    ["2013-06", "2018-11", "Jun 2013 to Nov 2018"],
    ["2019-01", null, "since Jan 2019"],
    [null, "2018-12", "until Dec 2018"],
    ["2014-07", "2014-07", "Jul 2014"],
    [null, null, ""],
  ])("%j to %j reads %j", (builtFrom, builtTo, text) => {
    expect(builtText({ builtFrom, builtTo })).toBe(text)
  })
})

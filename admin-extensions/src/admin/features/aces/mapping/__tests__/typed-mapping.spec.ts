import { describe, expect, it } from "vitest"
import type { AcesGroup } from "../../../../../../../backend/src/contract/aces/aces-import"
import { sentMapping, typedMapping } from "../typed-mapping"

const OPEN: AcesGroup = {
  ...{ kind: "BaseVehicle", value: "12", rows: 3, line: 9, is_open: true },
  mapping: null,
}
const NOTHING = { vehicles: [], models: [], engine_codes: [], text: "" }

describe("the form of an id", () => {
  it("begins with the first thing that an id of its kind can mean", () => {
    expect(typedMapping(OPEN).action).toBe("vehicles")
    expect(typedMapping({ ...OPEN, kind: "Position" }).action).toBe("text")
  })

  it("begins with what the id means already, and sends the same where nothing is changed", () => {
    const mapping = {
      ...NOTHING,
      action: "vehicles" as const,
      models: [{ id: 7, name: "Velmont Tessera" }],
      vehicles: [{ id: 9, name: "Velmont Tessera II" }],
      ...{ built_from: "2015-01", built_to: null },
    }
    const known = { ...OPEN, mapping }
    expect(sentMapping(known, typedMapping(known))).toEqual({
      ...NOTHING,
      ...{ kind: "BaseVehicle", value: "12", action: "vehicles" },
      ...{ models: [7], vehicles: [9], built_from: "2015-01", built_to: null },
    })
  })

  it("sends engines as a list, and no months but of vehicles", () => {
    const typed = { ...typedMapping(OPEN), from: "2015-01", engines: " VX16T ,, D20", text: "x" }
    expect(sentMapping({ ...OPEN, kind: "EngineBase" }, { ...typed, action: "engines" })).toEqual({
      ...NOTHING,
      ...{ kind: "EngineBase", value: "12", action: "engines", text: "x" },
      ...{ engine_codes: ["VX16T", "D20"], built_from: null, built_to: null },
    })
  })
})

import type { FitmentColumn } from "../../../contract/vehicle/fitment-csv"
import type { KnownVehicle, OwnFitment } from "../../../queries/fitment/own-fitments"
import { judgePart, type Against } from "../judge-part"
import { KnownVehicles } from "../known-vehicles"

const TWO: KnownVehicle = {
  id: 2,
  make: "Velmont",
  model: "Tessera",
  generation: "II",
  engine_codes: ["VX16T", "VX16U"],
  built_from: 201306,
  built_to: 201811,
  ktype: ["55123"],
  hsn_tsn: ["0603BHN"],
}
const THREE = {
  ...TWO,
  ...{ id: 3, generation: "III", built_from: 201901, built_to: null, ktype: [], hsn_tsn: [] },
}
const TWIN = { ...TWO, id: 4, ktype: ["55124"] }

type Cells = Partial<Record<FitmentColumn, string>>

function judge(rows: Cells[], more: Partial<Against> & { known?: KnownVehicle[] } = {}) {
  const { known = [TWO, THREE], ...against } = more
  const vehicles = new KnownVehicles()
  for (const vehicle of known) vehicles.add(vehicle)
  const part = { key: "BD-1", variant_id: "variant_1" }
  const asked = { part, vehicles, own: [], addVehicle: undefined, mayEmpty: true, ...against }
  const judged = rows.map((cells, at) => ({ line: at + 2, cells, raw: [], isWhole: true }))
  return judgePart({ sku: "BD-1", rows: judged }, asked)
}

/** The vehicles that one row means. */
const meant = (cells: Cells, known?: KnownVehicle[]) =>
  judge([cells], known && { known }).wanted?.map(({ vehicle }) => vehicle.id)

const NAMES = { make: "velmont", model: "TESSERA" }

describe("which vehicles a row means", () => {
  it("are all that agree with what it says, and what it leaves open narrows none", () => {
    expect(meant(NAMES)).toEqual([2, 3])
    expect(meant({ ...NAMES, generation: "ii" })).toEqual([2])
    expect(meant({ ...NAMES, from: "2019-03" })).toEqual([3])
    expect(
      meant({ ...NAMES, engine_code: "vx16u" }, [TWO, { ...THREE, engine_codes: [] }]),
    ).toEqual([2])
  })

  it("are those of any of its keys, where the names do not say another", () => {
    expect(meant({ ktype: "55123" })).toEqual([2])
    expect(meant({ ktype: "55123 | 55124" }, [TWO, TWIN])).toEqual([2, 4])
    expect(meant({ hsn_tsn: "603/bhn00012" }, [TWO, TWIN])).toEqual([2, 4])
    expect(meant({ hsn_tsn: "0603BHN", ktype: "55124" }, [TWO, TWIN])).toEqual([4])
    expect(meant({ ktype: "55123", generation: "III" })).toBeUndefined()
  })

  it("are by their names also such as have no key of the kind, and none that have another", () => {
    expect(meant({ ...NAMES, ktype: "99999" })).toEqual([3])
    expect(meant({ ktype: "99999" })).toBeUndefined()
  })

  it("is the very one by the shop's number, which the rest has to agree with", () => {
    expect(meant({ vehicle: "4" }, [TWO, TWIN])).toEqual([4])
    expect(meant({ ...NAMES, vehicle: "3" })).toEqual([3])
    const { results } = judge([{ ...NAMES, generation: "II", vehicle: "3" }])
    expect(results[0]?.problems[0]?.column).toBe("vehicle")
  })

  it("is none by a make alone, and not half of the shop", () => {
    expect(meant({ make: "Velmont" })).toBeUndefined()
    const many = Array.from({ length: 501 }, (_, at) => ({ ...TWO, id: at + 1 }))
    const { results } = judge([NAMES], { known: many })
    expect(results[0]?.problems[0]?.message).toMatch(/This says 501 vehicles/)
  })
})

describe("the months of a row", () => {
  const months = (cells: Cells) =>
    judge([{ ...cells, ktype: "55123" }]).wanted?.map(({ built_from, built_to }) => [
      built_from,
      built_to,
    ])

  it("limit a fitment within those of its vehicle, and are none where they are all of them", () => {
    expect(months({})).toEqual([[null, null]])
    expect(months({ from: "2013-06", to: "2018-11" })).toEqual([[null, null]])
    expect(months({ from: "2010-01", to: "2015-05" })).toEqual([[null, 201505]])
    expect(months({ from: "2014-07" })).toEqual([[201407, null]])
  })
})

describe("a part's rows", () => {
  const own = (more: Partial<OwnFitment>): OwnFitment => ({
    ...{ id: 1, vehicle: TWO, position: "", quantity: 1, built_from: null, built_to: null },
    note: "",
    ...more,
  })
  const outcomes = (rows: Cells[], known: OwnFitment[]) =>
    judge(rows, { own: known }).results.map(({ outcome, changes }) => [
      outcome,
      ...changes.map(({ column, from, to }) => `${column}: ${from} > ${to}`),
    ])
  const II = "Velmont Tessera II VX16T VX16U (2013-06 – 2018-11)"
  const III = "Velmont Tessera III VX16T VX16U (2019-01 –)"

  it("are told by what they add, change, leave, and by what they take away", () => {
    const rows = [{ ktype: "55123" }, { ...NAMES, generation: "III", position: "left" }]
    expect(outcomes(rows, [])).toEqual([
      ["create", `fits:  > ${II}`],
      ["create", `fits:  > ${III}, left`],
    ])
    const known = [own({}), own({ id: 2, vehicle: THREE, position: "left", quantity: 2 })]
    expect(outcomes(rows, known)).toEqual([["unchanged"], ["update", "quantity: 2 > 1"]])
    expect(outcomes(rows, [...known, own({ id: 3, note: "sports chassis" })])).toEqual([
      ["update", `fits: ${II}, sports chassis > `],
      ["update", "quantity: 2 > 1"],
    ])
  })

  it("say the same as what was kept with the months of the whole vehicle", () => {
    const kept = own({ built_from: 201306, built_to: 201811 })
    expect(outcomes([{ ktype: "55123" }], [kept])).toEqual([["unchanged"]])
  })

  it("may say one thing twice, and not two things of one", () => {
    const twice = judge([{ ktype: "55123" }, { hsn_tsn: "0603BHN" }])
    expect(twice.wanted).toHaveLength(1)
    const two = judge([{ ktype: "55123" }, { hsn_tsn: "0603BHN", quantity: "2" }])
    expect(two.wanted).toBeUndefined()
    expect(two.results[1]?.problems).toEqual([
      { column: "quantity", message: "Line 2 says 1 of it for the same vehicle" },
    ])
  })

  it("take all away where the only one says nothing but the part", () => {
    expect(outcomes([{}], [own({})])).toEqual([["update", `fits: ${II} > `]])
    expect(judge([{}, { ktype: "55123" }]).wanted).toBeUndefined()
    expect(judge([{ position: "left" }]).wanted).toBeUndefined()
  })

  it("tell the first few of many, and how many more", () => {
    const many = Array.from({ length: 9 }, (_, at) => ({ ...TWO, id: at + 1 }))
    const { results } = judge([NAMES], { known: many })
    expect(results[0]?.changes).toHaveLength(6)
    expect(results[0]?.changes.at(-1)).toEqual({ column: "fits", from: "", to: "and 4 more" })
  })

  it("are blamed for each cell that cannot be read", () => {
    const { results } = judge([
      { ...NAMES, quantity: "0", ktype: "5E+4", hsn_tsn: "0603000", note: "x".repeat(501) },
    ])
    expect(results[0]?.problems.map(({ column }) => column).sort()).toEqual([
      "hsn_tsn",
      "ktype",
      "note",
      "quantity",
    ])
  })
})

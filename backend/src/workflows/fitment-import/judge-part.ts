import type { RowResult } from "../../contract/staff/file-import"
import { monthText } from "../../contract/vehicle/month"
import type { KnownPart } from "../../queries/fitment/import-facts"
import type { KnownVehicle, OwnFitment } from "../../queries/fitment/own-fitments"
import { fitmentKey as keyOf, type WantedFitment } from "../fitment/replace-fitments"
import type { FitmentRow, PartRows } from "./fitment-row"
import { KnownVehicles } from "./known-vehicles"
import { readRow, saysNothing, type Problem, type RowRead, type SaidVehicle } from "./read-row"

/** A row that says more than that is a mistake: half of a shop's vehicles in one line. */
const MOST_MEANT = 500
/** Of the vehicles that a row is told of. */
const MOST_TOLD = 5

export type JudgedPart = {
  results: RowResult[]
  /** What the part fits from now on; undefined where its rows cannot be done. */
  wanted?: WantedFitment[]
  /** Vehicles that it needs and the shop has not yet. */
  added: KnownVehicle[]
  /** What is wrong with each row itself. */
  problems: readonly (readonly Problem[])[]
}

export type Against = {
  part: KnownPart | undefined
  vehicles: KnownVehicles
  /** The part's own fitments; those of other makers of data are none of the file's business. */
  own: readonly OwnFitment[]
  /** Makes a vehicle that no known one agrees with; undefined where that is not wished. */
  addVehicle: ((said: SaidVehicle) => KnownVehicle) | undefined
  /** Whether a single row that says nothing takes all from the part: a file of lines has no other way. */
  mayEmpty: boolean
}

type JudgedRow = {
  row: FitmentRow
  problems: Problem[]
  added: KnownVehicle[]
  fits: WantedFitment[]
}

/**
 * What the rows of a part would do, or why they cannot: all of them or none, since what is left out
 * would be taken from the part.
 */
export function judgePart({ sku, rows }: PartRows, against: Against): JudgedPart {
  const read = rows.map((row) => ({ row, read: readRow(row) }))
  const isEmptied =
    against.mayEmpty && read.length === 1 && read.every((one) => saysNothing(one.read))
  // What a part that is not done would add is there for none behind it.
  const vehicles = new KnownVehicles(against.vehicles)
  const judged = read.map((one) => judgeRow(one, { ...against, vehicles, isEmptied }))
  const partProblems = partProblemsOf(sku, against)
  for (const { problems } of judged) problems.push(...partProblems)
  const wanted = new Map<string, WantedFitment & { line: number }>()
  for (const { row, problems, fits } of judged) {
    for (const fit of fits) {
      const before = wanted.get(keyOf(fit))
      if (!before) wanted.set(keyOf(fit), { ...fit, line: row.line })
      else if (before.quantity !== fit.quantity) {
        const message = `Line ${before.line} says ${before.quantity} of it for the same vehicle`
        if (!problems.some((problem) => problem.message === message)) {
          problems.push({ column: "quantity", message })
        }
      }
    }
  }
  const problems = judged.map((one) => one.problems)
  const first = judged.find((one) => one.problems.length > 0)
  if (first) {
    const results = judged.map((one) => invalidResult(sku, one, first.row.line))
    return { results, added: [], problems }
  }
  return {
    problems,
    added: judged.flatMap(({ added }) => added),
    results: resultsOf(sku, judged, against),
    wanted: [...wanted.values()].map(({ line: _, ...fit }) => fit),
  }
}

function partProblemsOf(sku: string, { part }: Against): Problem[] {
  if (sku === "") return [{ column: "sku", message: "is required" }]
  if (!part) return [{ column: "sku", message: "No part has this number" }]
  if (part.key === sku) return []
  return [{ column: "sku", message: `The shop writes it "${part.key}"` }]
}

function judgeRow(
  { row, read }: { row: FitmentRow; read: RowRead },
  { vehicles, addVehicle, isEmptied }: Against & { isEmptied: boolean },
): JudgedRow {
  const { vehicle: said, fitment, problems } = read
  const judged: JudgedRow = { row, problems: [...problems], added: [], fits: [] }
  if (isEmptied || problems.length > 0) return judged
  const meant = vehicles.meant(said)
  if (meant.length > MOST_MEANT) {
    const message = `This says ${meant.length} vehicles: say more of them, ${MOST_MEANT} at most`
    judged.problems.push({ column: null, message })
    return judged
  }
  if (meant.length === 0) {
    const problem = unknownProblem(said, addVehicle !== undefined)
    if (problem) {
      judged.problems.push(problem)
      return judged
    }
    const added = addVehicle?.(said)
    if (added) {
      judged.added.push(added)
      vehicles.add(added)
    }
  }
  judged.fits = [...meant, ...judged.added].map((vehicle) => ({
    vehicle,
    ...fitment,
    ...monthsWithin(said, vehicle),
  }))
  return judged
}

/** Why no vehicle can be made of what a row says; undefined where one can. */
function unknownProblem(said: SaidVehicle, isWished: boolean): Problem | undefined {
  if (said.id !== null) {
    return { column: "vehicle", message: "No vehicle of this number agrees with all of this row" }
  }
  const { make, model, from } = said
  const isNamed = make !== "" && model !== ""
  if (!isWished || !isNamed) {
    const more = isNamed ? "" : ": name make and model, or a key that the shop knows"
    return { column: null, message: `No vehicle of the shop agrees with all of this row${more}` }
  }
  if (from !== null) return undefined
  return { column: "from", message: "is required for a vehicle that is added" }
}

/** The months of a row in which the vehicle was built; none where these are all of its own. */
function monthsWithin({ from, to }: SaidVehicle, vehicle: KnownVehicle) {
  const { built_from, built_to } = vehicle
  const startsWithin = from !== null && from > built_from
  const endsWithin = to !== null && (built_to === null || to < built_to)
  return { built_from: startsWithin ? from : null, built_to: endsWithin ? to : null }
}

function invalidResult(sku: string, { row, problems }: JudgedRow, first: number): RowResult {
  const waits = { column: null, message: `Waits for line ${first}, which is of the same part` }
  return {
    line: row.line,
    sku,
    outcome: "invalid",
    changes: [],
    problems: problems.length > 0 ? problems : [waits],
    cells: row.raw,
  }
}

function resultsOf(sku: string, judged: readonly JudgedRow[], { own }: Against): RowResult[] {
  const before = new Map(own.map((fit) => [keyOf(fit), fit]))
  const left = new Map(before)
  const results = judged.map(({ row, added, fits }): RowResult => {
    const news = fits.filter((fit) => !before.has(keyOf(fit)))
    const others = fits.filter(
      (fit) => (before.get(keyOf(fit))?.quantity ?? fit.quantity) !== fit.quantity,
    )
    for (const fit of fits) left.delete(keyOf(fit))
    return {
      line: row.line,
      sku,
      outcome: news.length > 0 ? "create" : others.length > 0 ? "update" : "unchanged",
      changes: [
        ...told(added, (vehicle) => ({ column: "vehicle", from: "", to: vehicleText(vehicle) })),
        ...told(news, (fit) => ({ column: "fits", from: "", to: fitText(fit) })),
        ...told(others, (fit) => ({
          column: "quantity",
          from: String(before.get(keyOf(fit))?.quantity ?? ""),
          to: String(fit.quantity),
        })),
      ],
      problems: [],
    }
  })
  const gone = told([...left.values()], (fit) => ({ column: "fits", from: fitText(fit), to: "" }))
  const [head] = results
  if (!head || gone.length === 0) return results
  const outcome = head.outcome === "unchanged" ? "update" : head.outcome
  return [{ ...head, outcome, changes: [...head.changes, ...gone] }, ...results.slice(1)]
}

type Change = RowResult["changes"][number]

/** The first few, and how many more there are. */
function told<Thing>(things: readonly Thing[], toChange: (thing: Thing) => Change): Change[] {
  const changes = things.slice(0, MOST_TOLD).map(toChange)
  const more = things.length - changes.length
  const [first] = changes
  if (!first || more === 0) return changes
  const rest = `and ${more} more`
  return [...changes, { ...first, from: first.from && rest, to: first.to && rest }]
}

function fitText({ vehicle, position, note, built_from, built_to }: WantedFitment): string {
  const months = (built_from ?? built_to) ? spanText(built_from, built_to) : ""
  return [vehicleText(vehicle), position, months, note].filter(Boolean).join(", ")
}

function vehicleText(vehicle: KnownVehicle): string {
  const { make, model, generation, engine_codes, built_from, built_to } = vehicle
  const name = [make, model, generation, engine_codes.join(" ")].filter(Boolean).join(" ")
  return `${name} (${spanText(built_from, built_to)})`
}

function spanText(from: number | null, to: number | null): string {
  const month = (value: number | null) => (value === null ? "" : monthText(value))
  return `${month(from)} – ${month(to)}`.trim()
}

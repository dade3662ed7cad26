import { hash } from "../parts/numbering"
import { catalogueParts } from "../parts/parts"
import type { PartShape } from "../parts/shapes"
import type { CataloguePart } from "../parts/types"
import { vehicles, type DemoVehicle } from "./vehicles"

export type DemoFitment = {
  /** The vehicle's own key. */
  vehicle: string
  sku: string
  position: string
  quantity: number
  builtFrom: number | null
  builtTo: number | null
  note: string
}

const LARGE_WHEELS = "for 17 inch wheels and larger"
const HALF_OF_BUILD = 3

const parts = catalogueParts().filter(({ status }) => status.state === "active")

/** The measures by which parts of a family take one another's place on a vehicle. */
function measuresOf(shape: PartShape): string {
  if (shape.family === "brake-disc") return `${shape.diameter} ${boltsOf(shape)}`
  if (shape.family === "wheel-hub") return boltsOf(shape)
  if (shape.family === "oil-filter") return `${shape.thread} ${shape.gasket}`
  if (shape.family === "spark-plug") return `${shape.thread} × ${shape.pitch} ${shape.reach}`
  return JSON.stringify(shape)
}

function boltsOf({ bolts, pitchCircle }: { bolts: number; pitchCircle: number }): string {
  return `${bolts} × ${pitchCircle}`
}

const isOf =
  (family: PartShape["family"], position?: string) =>
  ({ shape, position: own }: CataloguePart) =>
    shape.family === family && (position === undefined || own === position)

const patterns = [
  ...new Set(
    parts
      .filter(isOf("brake-disc", "front axle"))
      .flatMap(({ shape }) => (shape.family === "brake-disc" ? [boltsOf(shape)] : [])),
  ),
]

type Fitted = Omit<DemoFitment, "vehicle" | "sku">

const ALWAYS: Fitted = { position: "", quantity: 1, builtFrom: null, builtTo: null, note: "" }

/** What fits one vehicle. */
function fitmentsOf(vehicle: DemoVehicle): DemoFitment[] {
  const { make, model, generation, engine, builtFrom, kw } = vehicle
  const car = `${make}:${model}:${generation}`
  const all = (one: CataloguePart | undefined, among: CataloguePart[], told: Partial<Fitted>) =>
    among
      .filter(({ shape }) => one && measuresOf(shape) === measuresOf(one.shape))
      .map(({ sku }) => ({ ...ALWAYS, ...told, vehicle: vehicle.keys.own, sku }))
  /** One of them is drawn, and whatever has its measures fits as well. */
  const drawn = (among: CataloguePart[], seed: string, told: Partial<Fitted> = {}) =>
    all(among[hash(seed) % Math.max(1, among.length)], among, told)
  const pattern = patterns[hash(`pattern:${car}`) % patterns.length] ?? ""
  const bolted = (family: "brake-disc" | "wheel-hub", position?: string) =>
    parts.filter(isOf(family, position)).filter(({ shape }) => measuresOf(shape).endsWith(pattern))
  const front = bolted("brake-disc", "front axle").sort((one, other) => sizeOf(one) - sizeOf(other))
  const [small, ...larger] = front
  const large = larger.find(({ shape }) => small && measuresOf(shape) !== measuresOf(small.shape))
  const pair = { position: "Front axle", quantity: 2 }
  const belts = parts.filter(isOf("belt"))
  const change = builtFrom + HALF_OF_BUILD * 100
  const isChanged = hash(`belt:${car}:${engine}`) % 4 === 0
  return [
    ...all(small, front, pair),
    ...(kw > 80 ? all(large, front, { ...pair, note: LARGE_WHEELS }) : []),
    ...drawn(bolted("brake-disc", "rear axle"), `rear:${car}`, { ...pair, position: "Rear axle" }),
    ...drawn(bolted("wheel-hub"), `hub:${car}`, { quantity: 2 }),
    ...drawn(parts.filter(isOf("brake-pads")), `pads:${car}`, { position: "Front axle" }),
    ...drawn(parts.filter(isOf("shock-absorber")), `shock:${car}`, { quantity: 2 }),
    ...drawn(parts.filter(isOf("cabin-filter")), `cabin:${car}`),
    ...drawn(parts.filter(isOf("air-filter")), `air:${car}:${engine}`),
    ...drawn(parts.filter(isOf("oil-filter")), `oil:${engine}`),
    ...drawn(parts.filter(isOf("water-pump")), `pump:${engine}`),
    ...(isChanged
      ? [
          ...drawn(belts, `belt:${engine}`, { builtTo: change }),
          ...drawn(belts, `late:${engine}`, { builtFrom: nextMonth(change) }),
        ]
      : drawn(belts, `belt:${engine}`)),
    ...(vehicle.fuel === "Petrol"
      ? drawn(parts.filter(isOf("spark-plug")), `plug:${engine}`, { quantity: 4 })
      : []),
  ]
}

function sizeOf({ shape }: CataloguePart): number {
  return shape.family === "brake-disc" ? shape.diameter : 0
}

function nextMonth(month: number): number {
  return month % 100 === 12 ? month + 89 : month + 1
}

/** What fits which vehicle, by the parts' measures: some 3,000, the same in every run. */
export const fitments: readonly DemoFitment[] = vehicles.flatMap(fitmentsOf)

/** Parts that took another's place, by SKU. */
export const supersessions: readonly { old: string; by: string }[] = catalogueParts().flatMap(
  ({ sku, status }) => (status.state === "superseded" ? [{ old: sku, by: status.by }] : []),
)

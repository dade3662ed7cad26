import { hash } from "../parts/numbering"
import { makes } from "./models"

export type DemoVehicle = {
  make: string
  model: string
  generation: string
  body: string
  engine: string
  fuel: "Petrol" | "Diesel"
  cc: number
  kw: number
  /** Months as 201407; null where it is built still. */
  builtFrom: number
  builtTo: number | null
  keys: { hsn_tsn: string; ktype: string; own: string }
}

const GENERATIONS = ["I", "II", "III"] as const
const BODIES = ["Hatchback", "Saloon", "Estate", "Van"] as const
const FIRST_YEAR = 2001
const YEARS_OF_GENERATION = 7
const FIRST_KTYPE = 900_001
const LETTERS = "ABCDEFGHJKLMNPRSTUVWXYZ"

const ENGINES = [
  { sign: "12", fuel: "Petrol", cc: 1198, kw: 55 },
  { sign: "16", fuel: "Petrol", cc: 1598, kw: 85 },
  { sign: "20", fuel: "Petrol", cc: 1984, kw: 132 },
  { sign: "16D", fuel: "Diesel", cc: 1598, kw: 77 },
  { sign: "20D", fuel: "Diesel", cc: 1968, kw: 110 },
] as const

/** Three letters for a number, as the type numbers of papers look. */
function typeSign(index: number): string {
  const letter = (at: number) => LETTERS.charAt(at % LETTERS.length)
  const size = LETTERS.length
  return letter(Math.floor(index / size / size)) + letter(Math.floor(index / size)) + letter(index)
}

type Kind = Omit<DemoVehicle, "keys"> & { hsn: string }

/** The vehicles of a model: up to three generations, with up to three engines each. */
function vehiclesOf(make: (typeof makes)[number], model: string): Kind[] {
  const seed = `${make.name}:${model}`
  const generations = GENERATIONS.slice(0, 1 + (hash(`generations:${seed}`) % GENERATIONS.length))
  const body = BODIES[hash(`body:${seed}`) % BODIES.length] ?? BODIES[0]
  return generations.flatMap((generation, at) => {
    const year = FIRST_YEAR + at * YEARS_OF_GENERATION + (hash(`year:${seed}`) % 4)
    const month = 1 + (hash(`month:${seed}:${generation}`) % 12)
    const isBuilt = generation === "III"
    const first = hash(`engine:${seed}:${generation}`)
    return Array.from({ length: 1 + (first % 3) }, (_, which): Kind => {
      const engine = ENGINES[(first + which) % ENGINES.length] ?? ENGINES[0]
      const { fuel, cc, kw } = engine
      return {
        ...{ make: make.name, hsn: make.hsn, model, generation, body, fuel, cc, kw },
        engine: make.engine + engine.sign,
        builtFrom: year * 100 + month,
        builtTo: isBuilt ? null : (year + YEARS_OF_GENERATION - 1) * 100 + month,
      }
    })
  })
}

/** Some 250 invented vehicles, the same in every run. */
export const vehicles: readonly DemoVehicle[] = makes
  .flatMap((make) => make.models.flatMap((model) => vehiclesOf(make, model)))
  .map(({ hsn, ...vehicle }, index) => ({
    ...vehicle,
    keys: {
      hsn_tsn: hsn + typeSign(index),
      ktype: String(FIRST_KTYPE + index),
      own: `HV${String(index + 1).padStart(4, "0")}`,
    },
  }))

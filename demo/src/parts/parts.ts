import { airFilters } from "./filters/air-filters"
import { belts } from "./engine/belts"
import { brakeDiscs } from "./brakes/brake-discs"
import { brakePads } from "./brakes/brake-pads"
import { cabinFilters } from "./filters/cabin-filters"
import { clutchKits } from "./chassis/clutch-kits"
import { coilSprings } from "./chassis/coil-springs"
import { controlArms } from "./chassis/control-arms"
import { ignitionCoils } from "./engine/ignition-coils"
import { lamps } from "./body/lamps"
import { oilFilters } from "./filters/oil-filters"
import { sensors } from "./body/sensors"
import { shockAbsorbers } from "./chassis/shock-absorbers"
import { sparkPlugs } from "./engine/spark-plugs"
import { tensioners } from "./engine/tensioners"
import { waterPumps } from "./engine/water-pumps"
import { wheelHubs } from "./brakes/wheel-hubs"
import { wipers } from "./body/wipers"
import type { CatalogueCategory, CataloguePart } from "./types"

/** The demo's catalogue: invented parts of an invented maker, the same in every run. */
export const catalogue: readonly CatalogueCategory[] = [
  brakeDiscs,
  brakePads,
  oilFilters,
  airFilters,
  cabinFilters,
  shockAbsorbers,
  coilSprings,
  controlArms,
  wheelHubs,
  clutchKits,
  belts,
  tensioners,
  waterPumps,
  sparkPlugs,
  ignitionCoils,
  sensors,
  lamps,
  wipers,
]

/** Six parts of six families for the home page; all follow the shop-wide quantity rule. */
export const homeSkus: readonly string[] = [
  "BD-2803-V",
  "CK-2283-K",
  "SA-3282-G",
  "WH-1391-A",
  "WP-0703-R",
  "OF-0831-S",
]

/** Every part, family by family. */
export function catalogueParts(): CataloguePart[] {
  return catalogue.flatMap((category) => category.parts)
}

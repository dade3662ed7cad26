import { airFilters } from "./families/air-filters"
import { belts } from "./families/belts"
import { brakeDiscs } from "./families/brake-discs"
import { brakePads } from "./families/brake-pads"
import { cabinFilters } from "./families/cabin-filters"
import { clutchKits } from "./families/clutch-kits"
import { coilSprings } from "./families/coil-springs"
import { controlArms } from "./families/control-arms"
import { ignitionCoils } from "./families/ignition-coils"
import { lamps } from "./families/lamps"
import { oilFilters } from "./families/oil-filters"
import { sensors } from "./families/sensors"
import { shockAbsorbers } from "./families/shock-absorbers"
import { sparkPlugs } from "./families/spark-plugs"
import { tensioners } from "./families/tensioners"
import { waterPumps } from "./families/water-pumps"
import { wheelHubs } from "./families/wheel-hubs"
import { wipers } from "./families/wipers"
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

import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import {
  readKnownParts,
  readKnownVehicles,
  type AskedVehicles,
  type KnownPart,
} from "../../queries/fitment/import-facts"
import { readOwnFitments, type OwnFitment } from "../../queries/fitment/own-fitments"
import type { PartRows } from "./fitment-row"
import { KnownVehicles } from "./known-vehicles"
import { readRow, type SaidVehicle } from "./read-row"

/** What rows about some parts are judged by. */
export type Facts = {
  /** Those that rows may mean, and those of `more`. */
  vehicles: KnownVehicles
  /** By its number as the shop writes it, or as it may have been meant. */
  partOf: (sku: string) => KnownPart | undefined
  ownOf: (part: KnownPart | undefined) => readonly OwnFitment[]
}

/** Reads them for all parts together. */
export async function readFacts(
  container: MedusaContainer,
  parts: readonly PartRows[],
  more?: KnownVehicles,
): Promise<Facts> {
  const said = parts.flatMap(({ rows }) => rows.map((row) => readRow(row).vehicle))
  const [found, known] = await Promise.all([
    readKnownParts(
      container,
      parts.map(({ sku }) => sku),
    ),
    readKnownVehicles(container, askedBy(said)),
  ])
  const vehicles = new KnownVehicles(more)
  for (const vehicle of known) vehicles.add(vehicle)
  const exact = new Map(found.map((part) => [part.key, part]))
  const loose = new Map(found.map((part) => [part.key.toLowerCase(), part]))
  const own = await readOwnFitments(
    container.resolve(ContainerRegistrationKeys.PG_CONNECTION),
    found.map(({ variant_id }) => variant_id),
  )
  return {
    vehicles,
    partOf: (sku) => exact.get(sku) ?? loose.get(sku.toLowerCase()),
    ownOf: (part) => own.get(part?.variant_id ?? "") ?? [],
  }
}

/** What rows say as one question. */
function askedBy(said: readonly SaidVehicle[]): AskedVehicles {
  const keys = said.flatMap(({ ktype, hsn_tsn }) => [
    ...ktype.map((value) => ({ scheme: "ktype" as const, value })),
    ...hsn_tsn.map((value) => ({ scheme: "hsn_tsn" as const, value })),
  ])
  const names = said.filter(({ make, model }) => make !== "" && model !== "")
  return { ids: said.flatMap(({ id }) => (id === null ? [] : [id])), keys, names }
}

import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { createHash } from "node:crypto"
import type { PartMetadata, Sellable } from "../sellable"

type Row = Omit<Sellable, "attributes" | "oem_numbers"> & {
  metadata: PartMetadata | null
  place: string[]
}

type Answer = { total: string; more: boolean; rows: Row[] }

/** Runs a statement of sellableRows. `last` is where the page's last row stands in its order. */
export async function readRows(
  container: MedusaContainer,
  statement: string,
  bindings: Record<string, unknown>,
) {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await database
    .raw<{ rows: Answer[] }>(statement, bindings)
    .options({ name: nameOf(statement) })
  const [answer] = rows
  const found = answer?.rows ?? []
  return {
    sellables: found.map(toSellable),
    total: Number(answer?.total ?? 0),
    last: answer?.more ? found.at(-1)?.place : undefined,
  }
}

/**
 * A name makes a prepared statement of it. Without one PostgreSQL plans anew each time, which takes
 * most of the time of a small catalogue: 6 ms instead of 2.
 */
function nameOf(statement: string): string {
  let name = NAMES.get(statement)
  if (!name)
    NAMES.set(statement, (name = createHash("sha256").update(statement).digest("hex").slice(0, 32)))
  return name
}

/** One for each order with and without filters and cursor: some thirty. */
const NAMES = new Map<string, string>()

function toSellable({ metadata, place: _, ...row }: Row): Sellable {
  return {
    ...row,
    attributes: metadata?.attributes ?? [],
    oem_numbers: metadata?.oem_numbers ?? [],
  }
}

import type { MedusaContainer } from "@medusajs/framework/types"
import { type SyncPrice, syncPriceSchema } from "../../../contract/sync/sync-rows"
import { type PricedPart, readPricedParts } from "../../../queries/sync/priced-parts"
import { nameParts, type Named } from "../name-parts"
import type { Batch, Problem } from "../outcome"
import { readBatch, type ReadRow } from "../read-batch"
import { type Asked, type JudgedThings, judgeThings } from "./judge-things"

/** What a piece of a part is to cost. */
export type AskedPrice = Asked & {
  part: PricedPart
  amount: number
  /** What an ERP calls the part, for the first time. */
  new_id: string | undefined
}

/** Which rows say another price than the shop. */
export async function judgePrices(
  container: MedusaContainer,
  batch: Batch,
): Promise<JudgedThings<AskedPrice>> {
  const rows = await readBatch(batch, syncPriceSchema)
  const names = await nameParts(
    container,
    rows.map(({ value }) => value ?? {}),
  )
  const keys = names.map(({ key }) => key).filter(Boolean)
  const found = await readPricedParts(container, keys)
  const parts = new Map(found.map((part) => [part.key, part]))
  const asked = rows.map((row, at) => read(row, { named: names[at], parts }))
  return judgeThings(container, { kind: "prices", rows, asked })
}

type Facts = { named: Named | undefined; parts: ReadonlyMap<string, PricedPart> }

function read(
  { staged: { row }, value, problems }: ReadRow<SyncPrice>,
  { named, parts }: Facts,
): AskedPrice | readonly Problem[] {
  if (!value || !named) return problems
  if (named.problems.length > 0) return named.problems
  const part = parts.get(named.key)
  if (!part) return [{ field: "sku", message: "is no part's" }]
  const { price: amount = 0, version } = value
  const { new_id } = named
  const isSaid = part.price?.amount === amount && new_id === undefined
  const status = isSaid ? "unchanged" : "updated"
  return { row, thing_id: part.variant_id, version, status, part, amount, new_id }
}

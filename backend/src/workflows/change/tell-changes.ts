import type { MedusaContainer } from "@medusajs/framework/types"
import { changesSchema, type Changes, type ChangesQuery } from "../../contract/change/change"
import { THING_CHANGES, type ChangeType } from "../../contract/change/change-types"
import { ShopError } from "../../errors/shop-error"
import {
  BEGINNING,
  cursorOfChange,
  placeOfCursor,
  type ChangePlace,
} from "../../queries/change/change-cursor"
import { readChangedThings } from "../../queries/change/changed-things"
import {
  readChanges,
  readLastChange,
  standingOf,
  type ChangeRow,
} from "../../queries/change/read-changes"
import { readOrdersInTurns } from "../../queries/order/orders-in-turns"
import { orderEventData } from "../webhook/order-event-data"
import { placeChanges } from "./place-changes"

type Asked = Pick<ChangesQuery, "after" | "limit"> & { types: readonly ChangeType[] }

/**
 * What changed behind a cursor, in order: each once, whoever asks however often. Throws ShopError
 * `unknown_change` or `changes_forgotten`.
 */
export async function tellChanges(
  container: MedusaContainer,
  { after, types, limit }: Asked,
): Promise<Changes> {
  await placeChanges(container)
  // Read first: what gets a place meanwhile is behind it.
  const end = (await readLastChange(container)) ?? BEGINNING
  if (after === "now") return { changes: [], next: cursorOfChange(end), more: false }
  const start = after === undefined ? BEGINNING : await checked(container, after)
  const found = await readChanges(container, { after: start, types, limit: limit + 1 })
  const page = found.slice(0, limit)
  const data = await readData(container, page)
  const changes = page.map((row, at) => ({
    cursor: cursorOfChange(placeOf(row)),
    type: row.type,
    at: row.at.toISOString(),
    thing_id: row.thing_id,
    data: data[at] ?? null,
  }))
  const more = found.length > limit
  const last = page.at(-1)
  // What nobody asked for is read, too: a reader of few things is not left behind by the others.
  const next = more && last ? placeOf(last) : laterOf(end, last ? placeOf(last) : start)
  return changesSchema.parse({ changes, next: cursorOfChange(next), more })
}

async function checked(container: MedusaContainer, cursor: string): Promise<ChangePlace> {
  const place = placeOfCursor(cursor)
  const standing = place ? await standingOf(container, place) : "unknown"
  if (standing === "forgotten") throw new ShopError("changes_forgotten")
  if (!place || standing === "unknown") throw new ShopError("unknown_change", { field: "after" })
  return place
}

function placeOf({ place, thing, at }: ChangeRow): ChangePlace {
  return { place, thing, at: at.getTime() }
}

function laterOf(one: ChangePlace, other: ChangePlace): ChangePlace {
  return one.place > other.place || (one.place === other.place && one.thing > other.thing)
    ? one
    : other
}

/** What there is to tell of each row, as it is now. */
async function readData(
  container: MedusaContainer,
  rows: readonly ChangeRow[],
): Promise<(object | undefined)[]> {
  const idsOf = (type: ChangeType) => [
    ...new Set(rows.filter((row) => row.type === type).map(({ thing_id }) => thing_id)),
  ]
  const things = new Map<ChangeType, ReadonlyMap<string, object>>()
  for (const type of THING_CHANGES) {
    const ids = idsOf(type)
    if (ids.length > 0) things.set(type, await readChangedThings(container, type, ids))
  }
  const ofOrders = rows.filter(({ type }) => type.startsWith("order."))
  const read = await readOrdersInTurns(
    container,
    ofOrders.map(({ thing_id }) => thing_id),
  )
  const orders = new Map(read.map((order) => [order.id, order]))
  return rows.map(({ type, thing_id, detail }) => {
    const order = orders.get(thing_id)
    return order ? orderEventData(order, detail ?? {}) : things.get(type)?.get(thing_id)
  })
}

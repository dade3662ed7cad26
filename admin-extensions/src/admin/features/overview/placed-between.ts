const DAY_MS = 86_400_000

/** Medusa's list of the orders that were placed since the beginning of a day; days are UTC's. */
export function placedSince(from: string): string {
  return listOf({ $gte: `${from}T00:00:00.000Z` })
}

/** The same of one day. */
export function placedOn(day: string): string {
  const $gte = `${day}T00:00:00.000Z`
  return listOf({ $gte, $lt: new Date(new Date($gte).getTime() + DAY_MS).toISOString() })
}

function listOf(created_at: object): string {
  return `/orders?created_at=${encodeURIComponent(JSON.stringify(created_at))}`
}

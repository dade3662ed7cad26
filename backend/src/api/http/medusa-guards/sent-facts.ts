/** Where what was sent decides on money: the entry keeps it. */
const MONEY =
  /^\/admin\/(promotions|campaigns|tax-|regions|shipping-options|price-|payment-collections|currenc|stores|draft-orders|order-edits|order-changes|claims|exchanges|returns)/
const OF_PEOPLE = /mail|first_name|last_name|phone|address|company|note|metadata/i
const LONGEST = 500

/** Whether the general entry of a call to this address keeps what was sent. */
export function isAboutMoney(address: string): boolean {
  return MONEY.test(address)
}

/** The names of what was sent; where money is decided on, what was sent itself. */
export function sentFacts(address: string, body: unknown): Record<string, unknown> {
  if (typeof body !== "object" || body === null) return {}
  if (isAboutMoney(address)) return { sent: JSON.stringify(body, withoutPeople).slice(0, LONGEST) }
  return { fields: Object.keys(body).sort().join(", ").slice(0, LONGEST) }
}

/** The trail keeps what is written for good: who a person is has no place in it. */
function withoutPeople(key: string, value: unknown): unknown {
  return OF_PEOPLE.test(key) ? undefined : value
}

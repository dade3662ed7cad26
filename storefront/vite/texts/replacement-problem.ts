import { namesOf, type Text } from "../../src/platform/texts/text"

const FORMS: Record<Intl.LDMLPluralRule, true> = {
  zero: true,
  one: true,
  two: true,
  few: true,
  many: true,
  other: true,
}

/** Why this cannot stand in the place of a text; undefined where it can. */
export function replacementProblem(text: unknown, own: Text | undefined): string | undefined {
  if (own === undefined) return "which is no text of the shop or of a plugin"
  if (!isText(text)) return "which is neither a text nor its forms by number, with `other`"
  const known = namesOf(own)
  const odd = [...namesOf(text)].filter((name) => !known.has(name))
  if (odd.length === 0) return undefined
  const has = known.size > 0 ? `it has ${braced(known)}` : "it has no values"
  return `with ${braced(odd)}: ${has}`
}

function braced(names: Iterable<string>): string {
  return [...names].map((name) => `{${name}}`).join(", ")
}

/** What a JSON file says may be anything. */
function isText(value: unknown): value is Text {
  if (typeof value === "string") return true
  if (typeof value !== "object" || value === null || !("other" in value)) return false
  return Object.entries(value).every(([form, text]) => form in FORMS && typeof text === "string")
}

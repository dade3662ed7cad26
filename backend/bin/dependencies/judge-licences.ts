import { ALLOWED_LICENCES, KNOWN_PACKAGES, UNUSED_PACKAGES } from "./licence-policy"
import type { Package } from "./lock-file"

export type Licence = Package & { allowed: boolean; told: string }

/** Each package with what it is under, and whether that is allowed. */
export function judgeLicences(packages: readonly Package[]): Licence[] {
  return packages.map((one) => {
    const byHand = KNOWN_PACKAGES.get(one.name) ?? UNUSED_PACKAGES.get(one.name)
    const told = byHand ?? one.licence ?? "no licence named"
    return { ...one, told, allowed: byHand !== undefined || isAllowed(one.licence) }
  })
}

/** Of several to choose from one is enough; where all count, each has to be allowed. */
function isAllowed(licence: string | undefined): boolean {
  if (!licence) return false
  const choices = licence.replace(/^\((.*)\)$/, "$1").split(" OR ")
  return choices.some((choice) => choice.split(" AND ").every((one) => ALLOWED_LICENCES.has(one)))
}

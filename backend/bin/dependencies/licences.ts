import { ALLOWED_LICENCES, KNOWN_PACKAGES, UNUSED_PACKAGES } from "./licence-policy"
import { type Package, productionPackages } from "./lock-file"

// Under which licences the packages are that a shop runs with.
//   npm run licences

type Licence = Package & { allowed: boolean; told: string }

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

/** A line for each licence, the most frequent first, with its packages. */
export function tableOf(licences: readonly Licence[]): string[] {
  const groups = new Map<string, Set<string>>()
  for (const { told, name, version } of licences) {
    groups.set(told, (groups.get(told) ?? new Set()).add(`${name}@${version}`))
  }
  return [...groups]
    .sort(([, one], [, other]) => other.size - one.size)
    .map(([told, names]) => `${told} (${names.size}): ${[...names].sort().join(", ")}`)
}

function main(): void {
  const licences = judgeLicences(productionPackages())
  console.log(tableOf(licences).join("\n\n"))
  const refused = licences.filter(({ allowed }) => !allowed)
  for (const { name, version, told } of refused) console.log(`✗ ${name}@${version}: ${told}`)
  console.log(
    refused.length > 0
      ? `\n${refused.length} packages are under a licence that SECURITY.md does not allow`
      : `\n${licences.length} packages, all of them under an allowed licence`,
  )
  process.exitCode = refused.length > 0 ? 1 : 0
}

if (require.main === module) main()

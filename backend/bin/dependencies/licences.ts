import { judgeLicences, type Licence } from "./judge-licences"
import { productionPackages } from "./lock-file"

// Under which licences the packages are that a shop runs with.
//   npm run licences

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

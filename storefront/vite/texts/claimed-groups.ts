import type { FoundTexts } from "./found-texts"

/** A sentence for each group that two have, and for each key that two files of a group have. */
export function claimedGroups(found: readonly FoundTexts[]): string[] {
  const owners = new Map<string, string>()
  const files = new Map<string, string>()
  return found.flatMap(({ owner, file, group, base }) => {
    const first = owners.get(group) ?? owner
    owners.set(group, first)
    if (first !== owner) return [`${first} and ${owner} both claim the texts of ${group}.`]
    return Object.keys(base).flatMap((key) => {
      const name = `${group}.${key}`
      const before = files.get(name)
      files.set(name, file)
      return before === undefined ? [] : [`${name} stands in ${before} and in ${file}.`]
    })
  })
}

/** What tells two of a person's lists apart: capitals and the width of signs do not. */
export function listNameKey(name: string): string {
  return name.normalize("NFKC").toLowerCase()
}

/** As many signs as a list's name has. */
export const LONGEST_NAME = 80

/** A name that is not taken: the name itself, or it with "(copy)", "(copy 2)" and on behind it. */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  for (let copy = 0; ; copy++) {
    const mark = copy === 0 ? "" : ` (copy${copy === 1 ? "" : ` ${copy}`})`
    const free = `${shortened(name, LONGEST_NAME - mark.length)}${mark}`
    if (!taken.has(listNameKey(free))) return free
  }
}

/** Cut between whole characters. */
function shortened(name: string, most: number): string {
  return name.length > most
    ? name
        .slice(0, most)
        .replace(/\p{Surrogate}$/u, "")
        .trim()
    : name
}

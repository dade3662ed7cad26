import { AMONG, KINDS, type JudgedSearch } from "./judged-search"

/** The place of the wanted part, from 1; undefined where it is not among what was found. */
export type Verdict = JudgedSearch & { place: number | undefined }

export type Figures = { searches: number; found: number; mrr: number }

/** What came of a search: the SKUs it found, best first. */
export function judge(search: JudgedSearch, skus: readonly string[]): Verdict {
  const at = skus.findIndex((sku) => sku.startsWith(search.wants))
  return { ...search, place: at < 0 ? undefined : at + 1 }
}

export function isFound({ place }: Verdict): boolean {
  return place !== undefined && place <= AMONG
}

/** The share found among the first three, and the mean of 1 over the place. */
export function figuresOf(verdicts: readonly Verdict[]): Figures {
  const share = (sum: number) => (verdicts.length > 0 ? sum / verdicts.length : 0)
  return {
    searches: verdicts.length,
    found: share(verdicts.filter(isFound).length),
    mrr: share(verdicts.reduce((sum, { place }) => sum + (place ? 1 / place : 0), 0)),
  }
}

/** The figures of each kind, and of all. */
export function figuresByKind(verdicts: readonly Verdict[]): [string, Figures][] {
  return [
    ...KINDS.map((kind): [string, Figures] => [
      kind,
      figuresOf(verdicts.filter((verdict) => verdict.kind === kind)),
    ]),
    ["all", figuresOf(verdicts)],
  ]
}

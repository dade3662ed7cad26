import { SEARCHES_BY_HAND } from "./by-hand"
import { searchesByRule } from "./by-rule"
import type { JudgedSearch } from "./judged-search"

/** Two hundred searches of the demo's parts. */
export function judgedSet(): JudgedSearch[] {
  return [...searchesByRule(), ...SEARCHES_BY_HAND]
}

/** Every fifth of them: some of each kind. */
export function smallJudgedSet(): JudgedSearch[] {
  return judgedSet().filter((_, index) => index % 5 === 0)
}

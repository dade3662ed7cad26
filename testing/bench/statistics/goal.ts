import type { Spread } from "./spread"

/** What a ratio has to reach, and what it is meant to. */
export type Goal = { bound: "at least" | "at most"; must: number; aim: number }

export type GoalResult = { passed: boolean; text: string }

/** Compares by the median: one bad round is the machine's, not the shop's. */
export function compare({ median }: Spread, { bound, must, aim }: Goal): GoalResult {
  const reaches = (limit: number) => (bound === "at least" ? median >= limit : median <= limit)
  if (reaches(aim)) return { passed: true, text: `aim (${bound} ${aim}) reached` }
  if (reaches(must)) return { passed: true, text: `must (${bound} ${must}) reached` }
  return { passed: false, text: `MISSED: ${bound} ${must}` }
}

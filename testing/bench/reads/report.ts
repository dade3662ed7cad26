import { table } from "../report/table"
import { compare, type Goal } from "../statistics/goal"
import { ratioOf, spreadOf, spreadText, type Spread } from "../statistics/spread"
import { OWN } from "./goals"
import type { Measured } from "./measure-group"

export type Reported = {
  rows: string[][]
  /** Whether every must was reached. */
  passed: boolean
}

export const HEADS = ["read", "side", "requests a second", "the shop's are so many times these", ""]

/** A group's lines of the table; `goals` are by the side that ours are compared with. */
export function reportGroup(
  { what, connections, perSecond }: Measured,
  goals: Readonly<Record<string, Goal>> = {},
): Reported {
  const ours = perSecond[OWN] ?? []
  let passed = true
  const rows = Object.entries(perSecond).map(([side, figures]) => {
    const ratio = side === OWN ? undefined : ratioOf(ours, figures)
    const goal = goals[side]
    const result = ratio && goal && compare(ratio, goal)
    passed &&= result?.passed ?? true
    return [
      `${what}, ${connections} at once`,
      side,
      spreadText(spreadOf(figures)),
      ratio ? spreadText(ratio) : "",
      result?.text ?? "",
    ]
  })
  return { rows, passed }
}

/** How long the sides take to their first answer, in milliseconds. */
export function reportBoot(
  { own, medusa }: { own: number[]; medusa: number[] },
  goal: Goal,
): { text: string; passed: boolean } {
  const ratio: Spread = ratioOf(own, medusa)
  const { passed, text } = compare(ratio, goal)
  const rows = [
    ["the shop", spreadText(spreadOf(own)), spreadText(ratio), text],
    ["Medusa", spreadText(spreadOf(medusa)), "", ""],
  ]
  return { passed, text: table(["boot", "ms to `/health`", "ratio", ""], rows) }
}

import { isDeepStrictEqual } from "node:util"
import type { Fact } from "./fact"

type Values = Record<string, unknown>

export type Change = {
  thing_id: string
  thing_name: string
  before: Values | null
  after: Values | null
}

/** What differs, thing by thing: the values that changed alone, or all of one that came or went. */
export function changedFacts(before: Fact[], after: Fact[]): Change[] {
  const was = new Map(before.map((fact) => [fact.key, fact]))
  const is = new Map(after.map((fact) => [fact.key, fact]))
  const things = new Map([...is, ...was])
  return [...things].flatMap(([key, { thing_id, thing_name }]) => {
    const [old, now] = [was.get(key)?.values, is.get(key)?.values]
    const names = changedNames(old ?? {}, now ?? {})
    if (names.length === 0) return []
    return [{ thing_id, thing_name, before: pick(old, names), after: pick(now, names) }]
  })
}

function changedNames(old: Values, now: Values): string[] {
  const names = new Set([...Object.keys(old), ...Object.keys(now)])
  return [...names].filter((name) => !isDeepStrictEqual(old[name] ?? null, now[name] ?? null))
}

function pick(values: Values | undefined, names: string[]): Values | null {
  return values ? Object.fromEntries(names.map((name) => [name, values[name] ?? null])) : null
}

import type { MadeKind } from "./made-rows"
import type { Phase } from "./phases"

/** Minutes that a million rows may take on two cores. */
export const GOALS: Readonly<Record<MadeKind, number>> = { products: 30, prices: 6, stock: 3 }
const MOST_MB = 400
/** Nobody notices a page that comes within this time. */
const SLOW_MS = 100
const A_MILLION = 1_000_000

export type Synced = Phase & { kind: MadeKind; rows: number }

export function minutesOf({ seconds, rows }: Synced): number {
  return (seconds / rows) * (A_MILLION / 60)
}

/** What of the goals was missed; `alone` is how buyers fared without anybody sending. */
export function missedOf(alone: Phase, phases: readonly Synced[]): string[] {
  const mostMs = Math.max(SLOW_MS, 2 * alone.waits.p95)
  return phases.flatMap((phase) => {
    const { kind, memory, waits, ordered } = phase
    return [
      ...(minutesOf(phase) > GOALS[kind]
        ? [`${kind} within ${GOALS[kind]} minutes a million`]
        : []),
      ...(memory.peak > MOST_MB ? [`${kind} within ${MOST_MB} MB`] : []),
      ...(waits.p95 > mostMs ? [`${kind}: buyers' p95 within ${mostMs.toFixed(0)} ms`] : []),
      ...(ordered.refused > 0 ? [`${kind}: every order`] : []),
    ]
  })
}

export const SYNC_HEADS = [
  ...["", "s", "rows a second", "minutes a million", "server ms a row", "PostgreSQL ms a row"],
  ...["buyers' p50", "p95", "longest", "orders placed", "MB", "MB at most"],
]

/** A phase as a row of the table; what nobody sent rows in has no speed. */
export function rowOf(phase: Phase | Synced): string[] {
  const { name, seconds, waits, memory, ordered } = phase
  return [
    ...[name, seconds.toFixed(1), ...("kind" in phase ? speedOf(phase) : ["", "", "", ""])],
    ...[waits.p50, waits.p95, waits.max].map((value) => value.toFixed(1)),
    `${ordered.placed} of ${ordered.placed + ordered.refused}`,
    ...[memory.usual.toFixed(0), memory.peak.toFixed(0)],
  ]
}

function speedOf(phase: Synced): string[] {
  const { rows, seconds, worked } = phase
  const aRow = (time: number) => ((time * 1000) / rows).toFixed(2)
  return [
    ...[(rows / seconds).toFixed(0), minutesOf(phase).toFixed(1)],
    ...[aRow(worked.server), aRow(worked.postgres)],
  ]
}

export type MeasureEnds = { from: string; to: string }

const NUMBER = /^-?\d{1,9}(\.\d{1,6})?$/
const RANGE = /^([^:]+):(-?\d{1,9}(?:\.\d{1,6})?)?\.\.(-?\d{1,9}(?:\.\d{1,6})?)?$/

/** A range as addresses and the shop have it, `Label:from..to`. */
export function writeRange(label: string, { from, to }: MeasureEnds): string {
  return `${label}:${from}..${to}`
}

/** Undefined for what is no range, or has no end. */
export function readRange(text: string): (MeasureEnds & { label: string }) | undefined {
  const [, label = "", from = "", to = ""] = RANGE.exec(text) ?? []
  return label && (from || to) ? { label, from, to } : undefined
}

/** What a search narrows a label to; both empty where it does not. */
export function endsOf(measures: readonly string[], label: string): MeasureEnds {
  const range = measures.map(readRange).find((one) => one?.label === label)
  return { from: range?.from ?? "", to: range?.to ?? "" }
}

/** The ranges with other ends of one label; without any it is gone. */
export function withEnds(
  measures: readonly string[],
  label: string,
  ends: Partial<MeasureEnds>,
): readonly string[] {
  const next = { ...endsOf(measures, label), ...ends }
  const others = measures.filter((one) => readRange(one)?.label !== label)
  return next.from || next.to ? [...others, writeRange(label, next)] : others
}

/** A typed number (`20`, `7,5`) as the shop takes it; empty where it is none. */
export function readNumber(typed: string): string {
  const text = typed.trim().replace(",", ".").replace(/\.$/, "")
  return NUMBER.test(text) ? text : ""
}

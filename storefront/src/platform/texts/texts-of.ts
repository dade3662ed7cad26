import type { ReactNode } from "react"
import type { Text, Values, ValuesOf } from "./text"
import { writeNodes, writeText } from "./write-text"

type Base = Readonly<Record<string, Text>>

/** Texts by their keys: `text("title")`, `text("place", { place: 1, count: 4 })`. */
export type Texts<Own extends Base> = {
  <Key extends keyof Own & string>(key: Key, ...values: ValuesOf<Own[Key], string | number>): string
  /** The same with elements as values: a link in the middle of a sentence. */
  nodes: <Key extends keyof Own & string>(
    key: Key,
    ...values: ValuesOf<Own[Key], ReactNode>
  ) => ReactNode
  group: string
  /** As they were written, in English; the build compares what replaces them. */
  base: Own
}

/**
 * The texts of one group: a plugin or the shop replaces one by `{group}.{key}`. They stand in a file
 * whose name ends in `texts.ts`, where the build finds them, beside what shows them: a page that is
 * not open brings none.
 */
export function textsOf<const Own extends Base>(group: string, base: Own): Texts<Own> {
  const texts: Base = { ...base, ...replaced.get(group) }
  const text = (key: string, values?: Values<string | number>) =>
    writeText(texts[key] ?? key, values)
  const nodes = (key: string, values?: Values<ReactNode>) => writeNodes(texts[key] ?? key, values)
  return Object.assign(text, { nodes, group, base })
}

const replaced = new Map<string, Base>()

/** Called by what the build puts before a group's file (vite/texts/storefront-texts.ts). */
export function replaceTexts(group: string, texts: Base): void {
  replaced.set(group, { ...replaced.get(group), ...texts })
}

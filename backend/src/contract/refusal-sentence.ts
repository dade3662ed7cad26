import { figure } from "./figure"
import { REFUSALS, type Refusal } from "./refusals"

type Rows = typeof REFUSALS

/** The code of a refusal, which clients go by. */
export type RefusalCode = keyof Rows

type FactName<Sentence> = Sentence extends `${string}{${infer Name}}${infer Rest}`
  ? Name | FactName<Rest>
  : never

type Facts<Sentence> = [FactName<Sentence>] extends [never]
  ? { facts?: undefined }
  : { facts: Readonly<Record<FactName<Sentence>, string | number>> }

type VariantWording<Row> = Row extends { variants: infer Sentences }
  ? {
      [Variant in keyof Sentences]: { variant: Variant } & Facts<Sentences[Variant]>
    }[keyof Sentences]
  : never

/** Which of a code's sentences is said, and what fills its gaps. */
export type Wording<Code extends RefusalCode> =
  ({ variant?: undefined } & Facts<Rows[Code]["sentence"]>) | VariantWording<Rows[Code]>

/** Nothing needs to be said of a code whose own sentence has no gap. */
export type Worded<Code extends RefusalCode, More = unknown> =
  { variant?: undefined; facts?: undefined } extends Wording<Code>
    ? [wording?: Wording<Code> & More]
    : [wording: Wording<Code> & More]

/** The sentence of a refusal that people read. */
export function refusalSentence<Code extends RefusalCode>(
  code: Code,
  ...[wording]: Worded<Code>
): string {
  const { sentence, variants }: Refusal = REFUSALS[code]
  const { variant, facts } = (wording ?? {}) as {
    variant?: string
    facts?: Record<string, unknown>
  }
  const said = variant === undefined ? sentence : (variants?.[variant] ?? sentence)
  return said.replace(/\{(\w+)\}/g, (_gap, name: string) => {
    const fact = facts?.[name]
    return typeof fact === "number" ? figure(fact) : String(fact)
  })
}

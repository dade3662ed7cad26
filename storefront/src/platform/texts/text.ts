import { figure } from "../format/figure"

/** A text by the forms that a number asks for in its language; English has `one` and `other`. */
export type Forms = { readonly [Form in Intl.LDMLPluralRule]?: string } & { readonly other: string }

/** What people read, with {names} where values stand; forms are chosen by `{count}`. */
export type Text = string | Forms

/** The names in a text: "{place} of {count}" has `place` and `count`. */
type NamesIn<Template extends string> = Template extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never

type NamesOf<One extends Text> = One extends string
  ? NamesIn<One>
  : One extends Forms
    ? "count" | NamesIn<One[keyof One] & string>
    : never

/** What a text is called with: nothing where it has no names, else a value for each. */
export type ValuesOf<One extends Text, Value> = [NamesOf<One>] extends [never]
  ? []
  : [values: { [Name in NamesOf<One>]: Name extends "count" ? number : Value }]

/** What stands where a text is written, piece by piece. */
export type Values<Value> = Readonly<Record<string, Value | number>>

const NAME = /\{(\w+)\}/

/** The pieces of a text in its language: its words, and the values in the place of their names; numbers as people read them. */
export function piecesOf<Value>(
  text: Text,
  { locale, values }: { locale: string; values: Values<Value> },
): (string | Value)[] {
  const template = typeof text === "string" ? text : formOf(text, { locale, values })
  return template
    .split(NAME)
    .map((piece, place) => (place % 2 === 0 ? piece : valueAt(piece, { locale, values })))
}

function valueAt<Value>(
  name: string,
  { locale, values }: { locale: string; values: Values<Value> },
): string | Value {
  const value = values[name]
  return typeof value === "number" ? figure(value, locale) : ((value as Value) ?? `{${name}}`)
}

function formOf(
  forms: Forms,
  { locale, values }: { locale: string; values: Values<unknown> },
): string {
  return forms[new Intl.PluralRules(locale).select(Number(values.count))] ?? forms.other
}

/** The names in a text of any of its forms. */
export function namesOf(text: Text): Set<string> {
  const templates = typeof text === "string" ? [text] : Object.values(text)
  const names = templates.flatMap((template) =>
    template.split(NAME).filter((_, place) => place % 2 === 1),
  )
  return new Set(typeof text === "string" ? names : ["count", ...names])
}

import type { FieldOwner } from "@shop/contract/shop/declared-field"
import { Fragment } from "react"
import { textOfField, useDeclaredFields, type WithFields } from "@/platform/fields/declared-fields"

type DeclaredRowsProps = { of: FieldOwner; thing: WithFields }

/** What a thing tells of the fields that plugins declared, as terms of a list; nothing where it tells none. */
export function DeclaredRows({ of, thing }: DeclaredRowsProps) {
  return useDeclaredFields(of).map((declared) => {
    const text = textOfField(declared, thing)
    if (!text) return null
    return (
      <Fragment key={declared.field}>
        <dt className="text-muted">{declared.label}</dt>
        <dd className="wrap-anywhere">{text}</dd>
      </Fragment>
    )
  })
}

/** The same as lines of small words below a row's own, each behind its label. */
export function DeclaredLines({ of, thing }: DeclaredRowsProps) {
  return useDeclaredFields(of).map((declared) => {
    const text = textOfField(declared, thing)
    if (!text) return null
    return (
      <span key={declared.field} className="block text-sm text-muted wrap-anywhere">
        {declared.label}: {text}
      </span>
    )
  })
}

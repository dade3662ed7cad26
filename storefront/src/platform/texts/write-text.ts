import { createElement, Fragment, type ReactNode } from "react"
import { LOCALE } from "./locale"
import { piecesOf, type Text, type Values } from "./text"

/** A text with its values; the build writes calls of it in the place of keys. */
export function writeText(text: Text, values: Values<string | number> = {}): string {
  return piecesOf(text, { locale: LOCALE, values }).join("")
}

/** The same with elements as values. */
export function writeNodes(text: Text, values: Values<ReactNode> = {}): ReactNode {
  return createElement(Fragment, null, ...piecesOf(text, { locale: LOCALE, values }))
}

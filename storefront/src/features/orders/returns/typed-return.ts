import type {
  AskReturn,
  OrderReturns,
  ReturnableExtra,
  ReturnableLine,
  ReturnReason,
} from "@shop/contract/return/order-return"
import { returnText } from "./texts"

export type TypedLine = { qty: string; reason: ReturnReason | "" }

/** A return as it is typed: lines by their place, what plugins take back by its id. */
export type TypedReturn = {
  lines: Readonly<Record<number, TypedLine>>
  extras: Readonly<Record<string, string>>
  note: string
}

/** What is wrong, by the field: `lines.2.qty`, `lines.2.reason`, `extras.{id}`, `note`, `pieces`. */
export type Problems = Readonly<Record<string, string>>

export const NOTHING_TYPED: TypedReturn = { lines: {}, extras: {}, note: "" }
export const NO_LINE: TypedLine = { qty: "", reason: "" }

const WHOLE = /^\d{1,9}$/

/** How many pieces are typed; null for what is no number of them. Nothing typed is none. */
export function piecesOf(text: string): number | null {
  const typed = text.trim()
  if (typed === "") return 0
  return WHOLE.test(typed) ? Number(typed) : null
}

/** Why so many pieces cannot come back; null where they can, or where nothing is typed. */
export function piecesProblem(text: string, most: number): string | null {
  const pieces = piecesOf(text)
  if (pieces === null) return returnText("wholePieces", { most })
  return pieces > most ? returnText("onlyMore", { count: most }) : null
}

/** What is wrong with it, as far as can be seen here; the shop checks it all once more. */
export function problemsOf(typed: TypedReturn, { lines, extras }: Returnable): Problems {
  const problems: Record<string, string> = {}
  for (const { line, qty: most } of lines) {
    const { qty, reason } = typed.lines[line] ?? NO_LINE
    const problem = piecesProblem(qty, most)
    if (problem) problems[`lines.${line}.qty`] = problem
    else if (piecesOf(qty) && !reason) problems[`lines.${line}.reason`] = returnText("chooseReason")
  }
  for (const { id, qty: most } of extras) {
    const problem = piecesProblem(typed.extras[id] ?? "", most)
    if (problem) problems[`extras.${id}`] = problem
  }
  return problems
}

export type Returnable = Pick<OrderReturns, "lines" | "extras">

/** The lines of which pieces come back, in the order's order. */
export function chosenLines(typed: TypedReturn, lines: readonly ReturnableLine[]) {
  return lines.flatMap(({ line }) => {
    const { qty, reason } = typed.lines[line] ?? NO_LINE
    const pieces = piecesOf(qty)
    return pieces ? [{ line, qty: pieces, reason }] : []
  })
}

/** What is asked for by a plugin's word. */
export function chosenExtras(typed: TypedReturn, extras: readonly ReturnableExtra[]) {
  return extras.flatMap(({ id }) => {
    const qty = piecesOf(typed.extras[id] ?? "")
    return qty ? [{ id, qty }] : []
  })
}

/** The call's body; every line that is chosen has its reason by now. */
export function bodyOf(typed: TypedReturn, lines: readonly ReturnableLine[]): AskReturn {
  const chosen = chosenLines(typed, lines).flatMap(({ reason, ...line }) =>
    reason ? [{ ...line, reason }] : [],
  )
  return { lines: chosen, note: typed.note.trim() }
}

/** The fields that a refusal speaks of; the shop counts the lines that were sent, from 0. */
export function refusedFields(
  errors: readonly { field: string; message: string }[],
  { lines }: AskReturn,
): Problems {
  const named: Record<string, string> = {}
  for (const { field, message } of errors) {
    const [, index, name] = /^lines\.(\d+)\.(qty|reason)$/.exec(field) ?? []
    const line = lines[Number(index)]?.line
    if (field === "note") named.note = message
    else if (name && line !== undefined) named[`lines.${line}.${name}`] = message
  }
  return named
}

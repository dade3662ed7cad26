import type { AskReturn } from "../../../contract/return/order-return"
import { refusalOfAll, ShopError, wrongField } from "../../../errors/shop-error"
import type { ArrivedLine } from "../../../queries/return/returnable-lines"

type Wanted = AskReturn["lines"][number]

/**
 * The lines of a return as they are kept. Throws ShopError: `more_than_returnable` with every line of
 * which fewer pieces may be asked back.
 */
export function wantedLines(arrived: readonly ArrivedLine[], wanted: readonly Wanted[]) {
  const refusal = refusalOfAll(wanted.flatMap((line, place) => refuse(line, { arrived, place })))
  if (refusal) throw refusal
  return wanted.flatMap(({ line, qty: quantity, reason }) => {
    const own = arrived[line - 1]
    return own ? [{ line_item_id: own.id, quantity, reason }] : []
  })
}

type Place = { arrived: readonly ArrivedLine[]; place: number }

function refuse({ line, qty }: Wanted, { arrived, place }: Place): ShopError[] {
  const own = arrived[line - 1]
  if (!own) return [wrongField(`lines.${place}.line`, "the order has no such line")]
  if (qty <= own.qty) return []
  const { productName: name, here, until } = own
  const field = `lines.${place}.qty`
  if (own.qty > 0) {
    return [new ShopError("more_than_returnable", { facts: { name, pieces: own.qty }, field })]
  }
  if (here > 0 && until) {
    const facts = { name, until: until.slice(0, 10) }
    return [new ShopError("more_than_returnable", { variant: "late", facts, field })]
  }
  return [new ShopError("more_than_returnable", { variant: "none", facts: { name }, field })]
}

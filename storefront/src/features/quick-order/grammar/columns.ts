import { cellsOf, separatorOf, type Separator } from "./cells"

/** Where a list with a head has what. */
export type Columns = { separator: Separator; number: number; qty: number | undefined }

const NUMBER = new Set(
  "number|part|part number|part no|partnumber|sku|article|article number|item|item number|oem|oem number|ean|gtin|code|product|teilenummer|artikel|artikelnummer|nummer".split(
    "|",
  ),
)
const QUANTITY = new Set("qty|quantity|pieces|pcs|amount|count|menge|anzahl|stück|stk".split("|"))

/** What the first line of a list says of its columns; undefined where it is a row as all others. */
export function columnsOf(line: string): Columns | undefined {
  const separator = separatorOf(line)
  const heads = cellsOf(line, separator).map(wordOf)
  const number = heads.findIndex((head) => NUMBER.has(head))
  const qty = heads.findIndex((head) => QUANTITY.has(head))
  if (number >= 0) return { separator, number, qty: qty < 0 ? undefined : qty }
  // "Bestellnr.;Quantity": the other column has the number.
  return qty >= 0 && heads.length === 2 ? { separator, number: 1 - qty, qty } : undefined
}

function wordOf(head: string): string {
  return head
    .toLowerCase()
    .replace(/[._#:-]+/g, " ")
    .trim()
}

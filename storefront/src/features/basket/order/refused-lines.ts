import type { BasketLine } from "@shop/contract/basket/basket"
import { ApiError } from "@/platform/api/api-error"

/** What a refusal may speak of, as the order's body calls it. */
type Subject = "productId" | "qty" | "price"

/** What is said of a line whose order was refused. */
export type RefusedLine = {
  subject: Subject
  message: string
  /** As the basket tells it since then. */
  line: BasketLine
}

/** What the basket tells of a subject: a refusal holds until that is another. */
const TOLD: Readonly<Record<Subject, readonly (keyof BasketLine)[]>> = {
  productId: ["qty", "status"],
  qty: ["qty", "status", "available"],
  price: ["qty", "status", "unitPrice"],
}

type Sent = { productId: string }

/** The lines that the refusal of an order names, in their order: `lines.3.qty` is the fourth's. */
export function refusedLines(
  error: unknown,
  { sent, basket }: { sent: readonly Sent[]; basket: readonly BasketLine[] },
): RefusedLine[] {
  if (!(error instanceof ApiError)) return []
  const told = new Map(basket.map((line) => [line.productId, line]))
  const named = error.errors.flatMap(({ field, message }) => {
    const [, place, subject] = /^lines\.(\d+)\.(productId|qty|price)$/.exec(field) ?? []
    const line = told.get(sent[Number(place)]?.productId ?? "")
    return line ? [{ subject: subject as Subject, message, line, place: Number(place) }] : []
  })
  return named
    .toSorted((one, other) => one.place - other.place)
    .map(({ subject, message, line }) => ({ subject, message, line }))
}

/** Whether what is shown of a line leaves its refusal true. */
export function isStillRefused(
  { subject, line }: RefusedLine,
  shown: readonly BasketLine[],
): boolean {
  const now = shown.find(({ productId }) => productId === line.productId)
  return now !== undefined && TOLD[subject].every((name) => now[name] === line[name])
}

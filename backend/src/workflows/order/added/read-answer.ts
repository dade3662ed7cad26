import { MedusaError } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { MOST_LINES } from "../../../contract/list-sizes"
import type { AddedLine, OrderToPrice } from "../../../kit/registry/points"
import { lineTotal } from "../../../queries/order/purchase/judge-line"
import { paidAmount } from "../../../queries/payment/paid-amount"

const MOST_MONEY = 1e12
const MOST_PIECES = 999_999_999

// Strict: a field of another name is a mistake that nobody would see.
const answerSchema = z
  .array(
    z.strictObject({
      key: z.string().trim().min(1).max(60),
      title: z.string().trim().min(1).max(200),
      for_line: z.number().int().min(0).nullable().default(null),
      quantity: z.number().int().min(1).max(MOST_PIECES),
      unit_price: z.number().min(-MOST_MONEY).max(MOST_MONEY),
      is_taxed: z.boolean().default(true),
    }),
  )
  .max(MOST_LINES)

/**
 * What a plugin answered as lines of an order, with amounts that can be paid. Throws what is wrong
 * with it: that is the plugin's fault, and no refusal.
 */
export function readAnswer(
  answer: unknown,
  { order, plugin }: { order: OrderToPrice; plugin: string },
): AddedLine[] {
  const { data = [], error } = answerSchema.safeParse(answer ?? [])
  if (error) throw wrong(error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`))
  const known = new Set<string>()
  return data.map((line, place) => {
    const { key, for_line, quantity } = line
    if (for_line !== null && for_line >= order.lines.length) {
      throw wrong([`${place}.for_line: there is no line ${for_line}`])
    }
    const name = `${for_line} ${key}`
    if (known.has(name)) throw wrong([`${place}.key: ${key} is there already`])
    known.add(name)
    const unit_price = paidAmount(line.unit_price, order.currency_code)
    return { ...line, plugin, unit_price, total: lineTotal(unit_price, quantity) }
  })
}

/** Throws where an order would come to less than nothing. */
export function refuseNegative(order: OrderToPrice, added: readonly AddedLine[]): void {
  if (sumOf(order.lines) + sumOf(added) < 0) {
    throw wrong(["with it the order comes to less than nothing"])
  }
}

/** Of lines as they are priced, without tax on top of that, in major units. */
export function sumOf(lines: readonly { total: number }[]): number {
  return Number(lines.reduce((sum, { total }) => sum + total, 0).toFixed(6))
}

function wrong(what: readonly string[]): MedusaError {
  return new MedusaError(MedusaError.Types.INVALID_DATA, `its answer is wrong: ${what.join("; ")}`)
}

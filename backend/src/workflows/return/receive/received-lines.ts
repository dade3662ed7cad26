import type { ReceiveReturn } from "../../../contract/return/staff-return"
import { wrongField } from "../../../errors/shop-error"
import type { HeldLine, HeldReturn } from "../../../queries/return/held-return"

/** A line of a return with what came of it. */
export type ReceivedLine = HeldLine & { good: number; damaged: number }

/** Throws ShopError `invalid_input` unless every line of the return is named, with no more than was asked. */
export function receivedLines(
  { lines }: Pick<HeldReturn, "lines">,
  counted: ReceiveReturn["lines"],
): ReceivedLine[] {
  const unknown = counted.findIndex(({ id }) => !lines.some((line) => line.id === id))
  if (unknown >= 0) throw wrongField(`lines.${unknown}.id`, "the return has no such line")
  return lines.map((line) => {
    const place = counted.findIndex(({ id }) => id === line.id)
    const own = counted[place]
    if (!own) throw wrongField("lines", `say of ${line.title} how many came back`)
    const { good, damaged } = own
    if (good + damaged > line.quantity) {
      const message = `of ${line.title} only ${line.quantity} pieces were asked back`
      throw wrongField(`lines.${place}.good`, message)
    }
    return { ...line, good, damaged }
  })
}

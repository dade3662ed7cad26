import { type AskExtra, askExtraSchema, askReturnSchema } from "@shop/contract/return/order-return"
import { aReturn } from "../factories"
import { callerOf, fakeShop, found } from "../fake-shop"
import { Refusal, serve } from "../serve"

export const returnHandlers = [
  serve("listReturns", ({ params, token }) => {
    callerOf(token)
    found(fakeShop.orders, params.id ?? "", "order_not_found")
    return { body: { success: true, data: fakeShop.returns } }
  }),
  serve("askReturn", ({ body, token }) => {
    callerOf(token)
    const { lines, note } = askReturnSchema.parse(body)
    const asked = lines.map((line) => ({ ...partOf(line.line), ...line, ...NOT_RECEIVED }))
    const made = aReturn({ lines: asked, note })
    fakeShop.returns.returns.unshift(made)
    for (const { line, qty } of lines) partOf(line).qty -= qty
    fakeShop.returns.lines = fakeShop.returns.lines.filter(({ qty }) => qty > 0)
    return { body: { success: true, data: made } }
  }),
  serve("askExtraReturn", ({ body, token }) => {
    callerOf(token)
    const { id, qty }: AskExtra = askExtraSchema.parse(body)
    const label = fakeShop.returns.extras.find((one) => one.id === id)?.label ?? ""
    fakeShop.returns.extras = fakeShop.returns.extras.filter((one) => one.id !== id)
    const asked = { id, label, qty, refunded: null, requestedAt: "2026-11-21T09:00:00.000Z" }
    fakeShop.returns.extraReturns.unshift({ ...asked, state: "requested" })
    return { body: { success: true, data: fakeShop.returns } }
  }),
  serve("withdrawReturn", ({ params, token }) => {
    callerOf(token)
    const one = found(fakeShop.returns.returns, params.return_id ?? "", "return_not_found")
    Object.assign(one, { state: "withdrawn", withdrawnAt: "2026-11-22T09:00:00.000Z" })
    return { body: { success: true, data: one } }
  }),
  serve("addReturnPicture", ({ params, token }) => {
    callerOf(token)
    const one = found(fakeShop.returns.returns, params.return_id ?? "", "return_not_found")
    const id = `rpic_${one.pictures.length}`
    const url = `/api/v1/order/${params.id}/returns/${one._id}/pictures/${id}`
    one.pictures = [...one.pictures, { id, url }]
    return { body: { success: true, data: one } }
  }),
  serve("getReturnPicture", ({ token }) => {
    callerOf(token)
    return { body: "RIFF…WEBP" }
  }),
]

const NOT_RECEIVED = { good: null, damaged: null }

/** What may come back of the line at this place, or the shop's refusal. */
function partOf(place: number) {
  const part = fakeShop.returns.lines.find(({ line }) => line === place)
  if (part) return part
  throw new Refusal(409, "more_than_returnable", { message: "Of it no piece can be returned" })
}

import {
  changeListSchema,
  copyListSchema,
  listLinesSchema,
  newListSchema,
  type ListedLine,
} from "@shop/contract/part-list/saved-list"
import { listNameKey } from "@shop/contract/part-list/list-name"
import { REFUSALS } from "@shop/contract/refusals"
import { callerOf, fakeShop, type FakeList } from "../fake-shop"
import { Refusal, serve } from "../serve"
import { judged } from "./judged-lines"

const CHANGED_AT = "2026-11-24T08:00:00.000Z"

const mine = (token: string | null) =>
  fakeShop.lists.filter(({ owner }) => owner === callerOf(token)._id)

function listOf(token: string | null, id: string | undefined): FakeList {
  return or404(mine(token).find((list) => list.id === id))
}

function or404(list: FakeList | undefined): FakeList {
  const message = REFUSALS.list_not_found.sentence
  if (!list) throw new Refusal(404, "list_not_found", { message })
  return list
}

function answer(list: FakeList) {
  const { id, version, shareToken } = list
  return { body: { success: true, data: { _id: id, version, shareToken, ...told(list) } } }
}

function told({ name, note, lines }: FakeList) {
  const { lines: known, total } = judged(lines)
  const noted = known.map((line, place) => ({ ...line, note: lines[place]?.note ?? "" }))
  return { name, note, changedAt: CHANGED_AT, lines: noted, total, weight: null }
}

type Wanted = { name: string; note: string; lines: ListedLine[] }

function make(token: string | null, wanted: Wanted): FakeList {
  refuseTaken(token, wanted.name)
  const id = `plist_${fakeShop.lists.length + 1}`
  const list = { ...wanted, id, owner: callerOf(token)._id, version: 1, shareToken: null }
  fakeShop.lists.push(list)
  return list
}

function refuseTaken(token: string | null, name: string, id?: string): void {
  const isTaken = mine(token).some(
    (list) => list.id !== id && listNameKey(list.name) === listNameKey(name),
  )
  const message = REFUSALS.list_name_taken.sentence
  const errors = [{ field: "name", message }]
  if (isTaken) throw new Refusal(409, "list_name_taken", { message, errors })
}

export const listHandlers = [
  serve("getLists", ({ token }) => ({
    body: {
      success: true,
      data: mine(token).map(({ id, name, note, lines, version, shareToken }) => ({
        ...{ _id: id, name, note, lines: lines.length, version },
        ...{ changedAt: CHANGED_AT, isShared: shareToken !== null },
      })),
    },
  })),
  serve("createList", ({ body, token }) => answer(make(token, newListSchema.parse(body)))),
  serve("getList", ({ params, token }) => answer(listOf(token, params.id))),
  serve("changeList", ({ body, params, token }) => {
    const list = listOf(token, params.id)
    const { version, ...change } = changeListSchema.parse(body)
    if (version !== list.version) {
      throw new Refusal(409, "list_changed", { message: REFUSALS.list_changed.sentence })
    }
    if (change.name !== undefined) refuseTaken(token, change.name, list.id)
    Object.assign(list, change, { version: version + 1 })
    return answer(list)
  }),
  serve("deleteList", ({ params, token }) => {
    const gone = listOf(token, params.id)
    fakeShop.lists = fakeShop.lists.filter((list) => list !== gone)
    return { body: { success: true } }
  }),
  serve("addToList", ({ body, params, token }) => {
    const list = listOf(token, params.id)
    for (const line of listLinesSchema.parse(body).lines) {
      const there = list.lines.find(({ productId }) => productId === line.productId)
      if (there) there.qty += line.qty
      else list.lines.push(line)
    }
    list.version += 1
    return answer(list)
  }),
  serve("copyList", ({ body, params, token }) => {
    const { name, note, lines } = listOf(token, params.id)
    return answer(make(token, { note, lines, name: copyListSchema.parse(body).name ?? name }))
  }),
  serve("shareList", ({ params, token }) => {
    const list = listOf(token, params.id)
    list.shareToken ??= `token-of-${list.id}`
    return { body: { success: true, data: { shareToken: list.shareToken } } }
  }),
  serve("endSharing", ({ params, token }) => {
    listOf(token, params.id).shareToken = null
    return { body: { success: true } }
  }),
  serve("getSharedList", ({ params, token }) => {
    callerOf(token)
    const list = fakeShop.lists.find(({ shareToken }) => shareToken === params.token)
    return { body: { success: true, data: told(or404(list)) } }
  }),
  serve("copySharedList", ({ params, token }) => {
    const shared = fakeShop.lists.find(({ shareToken }) => shareToken === params.token)
    const { name, note, lines } = or404(shared)
    return answer(make(token, { name, note, lines }))
  }),
]

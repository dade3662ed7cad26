import type { ListHead, SavedList } from "../../part-list/saved-list"
import { EXAMPLE_LINE } from "./basket"
import { DONE, type CallExamples } from "./call-examples"

const { productId, productName, sku, qty, total, weight } = EXAMPLE_LINE
const note = "For the Monday service"
const changedAt = "2026-11-24T08:30:00.000Z"
const shareToken = "8n0XkEwL3vQ2YtJcB5mHdR7sUzPaF1gi"

const HEAD: ListHead = {
  _id: "plist_01KAJ5X8V1Q9",
  name: "Brakes, every month",
  note,
  lines: 1,
  version: 3,
  changedAt,
  isShared: true,
}

const SHARED = {
  name: HEAD.name,
  note,
  changedAt,
  lines: [{ ...EXAMPLE_LINE, note: "shelf 4" }],
  total: total ?? 0,
  weight,
}
const LIST: SavedList = { _id: HEAD._id, version: HEAD.version, shareToken, ...SHARED }

const { name } = HEAD
const line = { productId, qty }
const answer = { success: true, data: LIST }

export const LIST_EXAMPLES: CallExamples = {
  getLists: { answer: { success: true, data: [HEAD] } },
  createList: {
    bodies: {
      "One part": { name, lines: [line] },
      "With notes": { name, note, lines: [{ ...line, note: "shelf 4" }] },
    },
    answer,
  },
  getList: { answer },
  changeList: {
    bodies: {
      "Another name": { name, version: 2 },
      "All of its lines": { lines: [line], version: 2 },
    },
    answer,
  },
  deleteList: { answer: DONE },
  addToList: { bodies: { "One part": { lines: [line] } }, answer },
  copyList: { bodies: { "Named by the shop": {}, "By another name": { name } }, answer },
  getListCsv: { answer: `Number,Quantity,Name,Note\r\n${sku},${qty},${productName},shelf 4\r\n` },
  shareList: { answer: { success: true, data: { shareToken } } },
  endSharing: { answer: DONE },
  getSharedList: { answer: { success: true, data: SHARED } },
  copySharedList: { bodies: { "Named by the shop": {}, "By another name": { name } }, answer },
}

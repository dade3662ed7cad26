import { z } from "@medusajs/framework/zod"
import { answerOf, doneSchema } from "../answer"
import {
  changeListSchema,
  copyListSchema,
  listHeadSchema,
  listLinesSchema,
  newListSchema,
  savedListSchema,
  sharedListSchema,
  shareSchema,
} from "../part-list/saved-list"
import type { Call } from "./call"

const tag = "Lists"
const bodyLimit = "2mb"
const one = answerOf(savedListSchema)

export const listHeadersSchema = z.object({
  "idempotency-key": z
    .string()
    .min(1)
    .max(255)
    .meta({
      description: "Done once per key, however often the call is sent: a list knows its last 20",
    })
    .optional(),
})

export const LIST_CALLS: readonly Call[] = [
  {
    id: "getLists",
    method: "GET",
    path: "/lists",
    summary: "One's own saved lists, by name",
    access: "signed in",
    tag,
    answer: { status: 200, schema: answerOf(z.array(listHeadSchema)) },
  },
  {
    id: "createList",
    method: "POST",
    path: "/lists",
    summary: "Save a list; parts that are sold no longer may be on it",
    access: "signed in",
    tag,
    headers: listHeadersSchema,
    body: newListSchema,
    bodyLimit,
    answer: { status: 201, schema: one },
    refusals: ["product_not_found", "list_name_taken", "too_many_lists"],
  },
  {
    id: "getList",
    method: "GET",
    path: "/list/{id}",
    summary: "One's own list, judged at this moment as a basket is",
    access: "owner",
    tag,
    answer: { status: 200, schema: one },
    refusals: ["list_not_found"],
  },
  {
    id: "changeList",
    method: "PUT",
    path: "/list/{id}",
    summary: "Change a list where it is still the one that was seen; what is left out stays",
    access: "owner",
    tag,
    body: changeListSchema,
    bodyLimit,
    answer: { status: 200, schema: one },
    refusals: ["list_not_found", "product_not_found", "list_changed", "list_name_taken"],
  },
  {
    id: "deleteList",
    method: "DELETE",
    path: "/list/{id}",
    summary: "Delete a list, and its link with it",
    access: "owner",
    tag,
    answer: { status: 200, schema: doneSchema },
    refusals: ["list_not_found"],
  },
  {
    id: "addToList",
    method: "POST",
    path: "/list/{id}/lines",
    summary: "Put parts on a list, beside what is on it; the same part is added up",
    access: "owner",
    tag,
    headers: listHeadersSchema,
    body: listLinesSchema,
    bodyLimit,
    answer: { status: 201, schema: one },
    refusals: ["list_not_found", "product_not_found", "list_full"],
  },
  {
    id: "copyList",
    method: "POST",
    path: "/list/{id}/copy",
    summary: "Make a list like this one",
    access: "owner",
    tag,
    headers: listHeadersSchema,
    body: copyListSchema,
    answer: { status: 201, schema: one },
    refusals: ["list_not_found", "list_name_taken", "too_many_lists"],
  },
  {
    id: "getListCsv",
    method: "GET",
    path: "/list/{id}/csv",
    summary: "A list's numbers, quantities, names and notes as a file",
    access: "owner",
    tag,
    answer: { status: 200, schema: z.string(), type: "csv" },
    refusals: ["list_not_found"],
  },
  {
    id: "shareList",
    method: "POST",
    path: "/list/{id}/share",
    summary: "Let everybody signed in who has the link read a list; a shared one keeps its link",
    access: "owner",
    tag,
    answer: { status: 200, schema: answerOf(shareSchema) },
    refusals: ["list_not_found"],
  },
  {
    id: "endSharing",
    method: "DELETE",
    path: "/list/{id}/share",
    summary: "End a list's link for ever; sharing again makes another",
    access: "owner",
    tag,
    answer: { status: 200, schema: doneSchema },
    refusals: ["list_not_found"],
  },
  {
    id: "getSharedList",
    method: "GET",
    path: "/shared-list/{token}",
    summary: "A list that somebody shared, at the caller's own prices",
    access: "signed in",
    tag,
    answer: { status: 200, schema: answerOf(sharedListSchema) },
    refusals: ["list_not_found"],
  },
  {
    id: "copySharedList",
    method: "POST",
    path: "/shared-list/{token}/copy",
    summary: "Save a shared list as one's own",
    access: "signed in",
    tag,
    headers: listHeadersSchema,
    body: copyListSchema,
    answer: { status: 201, schema: one },
    refusals: ["list_not_found", "list_name_taken", "too_many_lists"],
  },
]

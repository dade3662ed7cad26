import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { ShopError } from "../../errors/shop-error"
import type { OwnList } from "./held-list"
import { inLists } from "./in-lists"

const DELETE = `with gone as (
    delete from part_list where id = :list_id and customer_id = :customer_id
      and name is not null and deleted_at is null
    returning *),
  lines as (
    delete from part_list_line where list_id in (select id from gone) returning *)
  select to_jsonb(gone) as list,
    coalesce((select jsonb_agg(to_jsonb(lines)) from lines), '[]') as lines
  from gone`

const RESTORE = `with list as (
    insert into part_list
    select * from jsonb_populate_record(null::part_list, cast(:list as jsonb)))
  insert into part_list_line
  select * from jsonb_populate_recordset(null::part_list_line, cast(:lines as jsonb))`

/** The rows as they were. */
type Deleted = { list: unknown; lines: unknown[] }

const deleteSavedListStep = createStep(
  "delete-saved-list",
  async (own: OwnList, step) => {
    const deleted = await inLists(step, own.customer_id, async (database) => {
      const { rows } = await database.raw<{ rows: Deleted[] }>(DELETE, own)
      return rows[0]
    })
    if (!deleted) throw new ShopError("list_not_found")
    return new StepResponse(null, { customer_id: own.customer_id, ...deleted })
  },
  async (deleted, step) => {
    if (!deleted) return
    await inLists(step, deleted.customer_id, async (database) => {
      const { list, lines } = deleted
      const given = { list: JSON.stringify(list), lines: JSON.stringify(lines) }
      await database.raw(RESTORE, given)
    })
  },
)

/** Deletes a list with its lines and its link. Throws list_not_found. */
export const deleteListWorkflow = createWorkflow(
  "delete-list",
  (input: OwnList) => new WorkflowResponse(deleteSavedListStep(input)),
)

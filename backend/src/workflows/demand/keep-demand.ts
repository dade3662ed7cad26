import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, generateEntityId } from "@medusajs/framework/utils"
import {
  createStep,
  createWorkflow,
  StepResponse,
  type WorkflowData,
} from "@medusajs/framework/workflows-sdk"
import type { Counted } from "../../modules/demand/demand-book"

type KeepDemandInput = { day: string; counts: Counted[] }

/** So many different words a day: who types nonsense all day fills no disk. */
const MOST_A_DAY = 5_000

/** In one order, so that two processes never wait for each other. */
const KEEP = `insert into demand_count (id, day, kind, word, count)
  select id, :day, kind, word, count
  from jsonb_to_recordset(cast(:counts as jsonb)) as c(id text, kind text, word text, count int)
  where (select count(*) from demand_count where day = :day) < ${MOST_A_DAY}
    or exists (
      select from demand_count d where d.day = :day and d.kind = c.kind and d.word = c.word)
  order by kind, word
  on conflict (day, kind, word) where deleted_at is null
  do update set count = demand_count.count + excluded.count, updated_at = now()`

const TAKE_BACK = `with c as (
    select * from jsonb_to_recordset(cast(:counts as jsonb)) as c(kind text, word text, count int)),
  less as (
    update demand_count d set count = d.count - c.count from c
    where d.day = :day and d.kind = c.kind and d.word = c.word)
  select 1`

const keepDemandStep = createStep(
  "keep-demand",
  async (input: KeepDemandInput, { container }) => {
    await write(container, KEEP, input)
    return new StepResponse(undefined, input)
  },
  async (input, { container }) => {
    if (input) await write(container, TAKE_BACK, input)
  },
)

/** Adds what was wanted to the counts of a day. */
export const keepDemandWorkflow = createWorkflow(
  "keep-demand",
  (input: WorkflowData<KeepDemandInput>) => {
    keepDemandStep(input)
  },
)

async function write(
  container: MedusaContainer,
  statement: string,
  { day, counts }: KeepDemandInput,
): Promise<void> {
  const rows = counts.map((counted) => ({ ...counted, id: generateEntityId(undefined, "dema") }))
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await database.raw(statement, { day, counts: JSON.stringify(rows) })
}

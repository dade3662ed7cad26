import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { randomBytes } from "node:crypto"
import { ShopError } from "../../errors/shop-error"
import type { Step } from "../transaction/in-one-transaction"
import type { OwnList } from "./held-list"
import { inLists } from "./in-lists"

/** Nobody guesses one of 192 bits. */
const newToken = () => randomBytes(24).toString("base64url")

const TOKEN = `select share_token from part_list where id = :list_id
  and customer_id = :customer_id and name is not null and deleted_at is null`

/** When a list was changed stays: sharing changes nothing of what it says. */
const WRITE = "update part_list set share_token = :token where id = :list_id"

type Shared = { own: OwnList; before: string | null; token: string | null }

async function changeToken(
  step: Step,
  own: OwnList,
  change: (before: string | null) => string | null,
): Promise<Shared> {
  return inLists(step, own.customer_id, async (database) => {
    const found = await database.raw<{ rows: { share_token: string | null }[] }>(TOKEN, own)
    const [list] = found.rows
    if (!list) throw new ShopError("list_not_found")
    const before = list.share_token
    const token = change(before)
    if (token !== before) await database.raw(WRITE, { list_id: own.list_id, token })
    return { own, before, token }
  })
}

async function restoreToken(step: Step, { own, before, token }: Shared): Promise<void> {
  await changeToken(step, own, (now) => (now === token ? before : now))
}

const shareSavedListStep = createStep(
  "share-saved-list",
  async ({ list_id, customer_id }: OwnList, step) => {
    const own = { list_id, customer_id }
    const shared = await changeToken(step, own, (before) => before ?? newToken())
    return new StepResponse(shared.token ?? "", shared)
  },
  async (shared, step) => {
    if (shared) await restoreToken(step, shared)
  },
)

const endListSharingStep = createStep(
  "end-list-sharing",
  async ({ list_id, customer_id }: OwnList, step) => {
    const ended = await changeToken(step, { list_id, customer_id }, () => null)
    return new StepResponse(null, ended)
  },
  async (ended, step) => {
    if (ended) await restoreToken(step, ended)
  },
)

/** Gives a list a link, where it has none, and answers its token. Throws list_not_found. */
export const shareListWorkflow = createWorkflow(
  "share-list",
  (input: OwnList) => new WorkflowResponse(shareSavedListStep(input)),
)

/** Ends a list's link for ever. Throws list_not_found. */
export const endSharingWorkflow = createWorkflow(
  "end-sharing",
  (input: OwnList) => new WorkflowResponse(endListSharingStep(input)),
)

import { ApiKeyType, Modules } from "@medusajs/framework/utils"
import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import type { CreateScopedKey } from "../../contract/key/scoped-key"
import { STAFF_ACCESS_MODULE } from "../../modules/staff-access"
import type { StaffAccessModuleService } from "../../modules/staff-access/service"
import { changedFacts } from "../../queries/audit/facts/changed-facts"
import { READ_FACTS } from "../../queries/audit/facts/read-facts"
import { writeEntries } from "../audit/record-changes"
import { inOneTransaction } from "../transaction/in-one-transaction"

type CreateScopedKeyInput = CreateScopedKey & {
  /** Of whoever makes it, as Medusa keeps it of its own keys. */
  created_by: string
}

const EXPIRE = `update api_key set revoked_at = now() + make_interval(days => :days),
  revoked_by = created_by where id = :id`

const createScopedKeyStepId = "create-scoped-key"

/** One transaction, and the only step: at no time there is a key that has not got its scopes yet. */
const createScopedKeyStep = createStep(
  createScopedKeyStepId,
  async ({ title, created_by, ...limits }: CreateScopedKeyInput, step) => {
    const { container } = step
    const access = container.resolve<StaffAccessModuleService>(STAFF_ACCESS_MODULE)
    const made = await inOneTransaction(step, async (transaction) => {
      const { database, within } = transaction
      const { id, token } = await within(container.resolve(Modules.API_KEY), (keys, context) =>
        keys.createApiKeys({ title, created_by, type: ApiKeyType.SECRET }, context),
      )
      const { scopes, outlives_maker, expires_in_days: days } = limits
      await within(access, (service, context) =>
        service.createScopedKeys({ id, scopes, outlives_maker }, context),
      )
      if (days !== undefined) await database.raw(EXPIRE, { id, days })
      const changes = changedFacts([], await READ_FACTS.api_key(database, [id]))
      await writeEntries(step, transaction, {
        audited: { kind: "api_key", action: "made" },
        changes,
      })
      return { id, token }
    })
    return new StepResponse(made)
  },
)

export const createScopedKeyWorkflowId = "create-scoped-key"

/** Makes a key that opens the doors of its scopes alone; answers its token, once. */
export const createScopedKeyWorkflow = createWorkflow(
  createScopedKeyWorkflowId,
  (input: CreateScopedKeyInput) => new WorkflowResponse(createScopedKeyStep(input)),
)

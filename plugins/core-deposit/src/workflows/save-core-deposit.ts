import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { CORE_DEPOSIT_MODULE } from "../modules/core-deposit"
import type { CoreDepositModuleService } from "../modules/core-deposit/service"

type Saved = { variant_id: string; amount: number }

/** The last step of its workflow: nothing can fail behind it, and nothing is taken back. */
const saveCoreDepositStep = createStep(
  "save-core-deposit",
  async ({ variant_id, amount }: Saved, { container }) => {
    const cores = container.resolve<CoreDepositModuleService>(CORE_DEPOSIT_MODULE)
    const [known] = await cores.listCoreDeposits({ variant_id })
    if (known && amount > 0) await cores.updateCoreDeposits({ id: known.id, amount })
    else if (known) await cores.deleteCoreDeposits([known.id])
    else if (amount > 0) await cores.createCoreDeposits([{ variant_id, amount }])
    return new StepResponse({ variant_id })
  },
)

/** Orders that are placed already keep the deposit that they have. */
export const saveCoreDepositWorkflow = createWorkflow(
  "save-core-deposit",
  (input: Saved) => new WorkflowResponse(saveCoreDepositStep(input)),
)

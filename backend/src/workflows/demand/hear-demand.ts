import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { DEMAND_MODULE } from "../../modules/demand"
import type { DemandBook, Wanted } from "../../modules/demand/demand-book"
import type { DemandModuleService } from "../../modules/demand/service"
import { keepDemandWorkflow } from "./keep-demand"

export type { Wanted }

/** What a process that is killed has not kept yet. */
const ROUND_MS = 5_000

let round: NodeJS.Timeout | undefined

/** Hears what a visitor looked for; it is kept later, and no answer waits for it. */
export function hearDemand(
  container: MedusaContainer,
  { visitor, wanted }: { visitor: string; wanted: readonly Wanted[] },
): void {
  const book = bookOf(container)
  book.hear(visitor, wanted)
  if (book.isEmpty || round) return
  round = setInterval(() => void keepRound(container), ROUND_MS).unref()
}

/** Keeps at once whatever was heard. */
export async function keepDemand(container: MedusaContainer): Promise<void> {
  await keep(container, { everything: true })
}

async function keepRound(container: MedusaContainer): Promise<void> {
  try {
    await keep(container)
  } catch (error) {
    const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
    logger.warn(`What was looked for could not be kept: ${String(error)}`)
  }
  if (!bookOf(container).isEmpty) return
  clearInterval(round)
  round = undefined
}

async function keep(container: MedusaContainer, options = {}): Promise<void> {
  const counts = bookOf(container).take(options)
  if (counts.length === 0) return
  const day = new Date().toISOString().slice(0, "YYYY-MM-DD".length)
  await keepDemandWorkflow(container).run({ input: { day, counts } })
}

function bookOf(container: MedusaContainer): DemandBook {
  return container.resolve<DemandModuleService>(DEMAND_MODULE).book
}

import { Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"

/** An event for subscribers. */
export type News = { name: string; data: Record<string, unknown> }

export const announceStepId = "announce"

/** Tells subscribers of several things at once; Medusa holds it back until the workflow succeeds. */
export const announceStep = createStep(
  announceStepId,
  async ({ news }: { news: News[] }, { container, eventGroupId }) => {
    const metadata = eventGroupId ? { eventGroupId } : {}
    const messages = news.map((event) => ({ ...event, metadata }))
    if (messages.length > 0) await container.resolve(Modules.EVENT_BUS).emit(messages)
    return new StepResponse(undefined, { eventGroupId, eventNames: news.map(({ name }) => name) })
  },
  async (held, { container }) => {
    if (!held?.eventGroupId) return
    const { eventGroupId, eventNames } = held
    await container.resolve(Modules.EVENT_BUS).clearGroupedEvents(eventGroupId, { eventNames })
  },
)

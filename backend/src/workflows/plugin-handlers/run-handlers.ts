import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { asError } from "../../errors/as-error"
import type { Point, Points } from "../../kit/registry/points"
import { handlersAt } from "../../kit/registry/registry"
import { redactPeople } from "../../observability/redact"
import { named } from "./named"

/** What a handler that was told kept for its `undo`. */
export type Told = { id: string; kept: unknown }

/**
 * Asks the plugins of a point, one after the other. Throws the first one's refusal as PluginRefusal,
 * and any other error with the plugin's name. `input` is made only where somebody is asked.
 */
export async function askHandlers<P extends Point>(
  container: MedusaContainer,
  point: P,
  input: () => Points[P] | Promise<Points[P]>,
): Promise<void> {
  await collectAnswers(container, point, { input, take: () => undefined })
}

/** What is made of a handler's answer; what it throws is the plugin's failure, as of the handler. */
type Collecting<Input> = {
  input: () => Input | Promise<Input>
  take: (answer: unknown, from: { input: Input; name: string }) => void
}

/** Asks the plugins of a point for answers, one after the other. Throws as askHandlers does. */
export async function collectAnswers<P extends Point>(
  container: MedusaContainer,
  point: P,
  { input, take }: Collecting<Points[P]>,
): Promise<void> {
  const handlers = handlersAt(point)
  if (handlers.length === 0) return
  const asked = await input()
  for (const { name, handler } of handlers) {
    await named({ name, place: point }, async () =>
      take(await handler(asked, { container }), { input: asked, name }),
    )
  }
}

/**
 * Tells the plugins of a point, one after the other. Where one fails, those before it take back what
 * they did, and its error is thrown as askHandlers does.
 */
export async function tellHandlers<P extends Point>(
  container: MedusaContainer,
  point: P,
  input: () => Points[P],
): Promise<Told[]> {
  const handlers = handlersAt(point)
  const told: Told[] = []
  if (handlers.length === 0) return told
  const fact = input()
  for (const { id, name, handler } of handlers) {
    try {
      const kept = await named({ name, place: point }, async () => handler(fact, { container }))
      told.push({ id, kept })
    } catch (error) {
      await undoHandlers(container, point, told)
      throw error
    }
  }
  return told
}

/** Takes back what plugins did when they were told, the last one first; what fails is logged. */
export async function undoHandlers(
  container: MedusaContainer,
  point: Point,
  told: readonly Told[],
): Promise<void> {
  for (const { id, kept } of told.toReversed()) {
    const known = handlersAt(point).find((handler) => handler.id === id)
    const undo = known?.undo
    if (!undo) continue
    try {
      await named({ name: known.name, place: point }, async () => undo(kept, { container }))
    } catch (error) {
      logFailure(container, error)
    }
  }
}

/** Tells plugins what cannot be taken back: what fails is logged, and the others are told. */
export async function tellForGood<P extends Point>(
  container: MedusaContainer,
  point: P,
  input: () => Points[P],
): Promise<void> {
  const handlers = handlersAt(point)
  if (handlers.length === 0) return
  const fact = input()
  for (const { name, handler } of handlers) {
    try {
      await named({ name, place: point }, async () => handler(fact, { container }))
    } catch (error) {
      logFailure(container, error)
    }
  }
}

/** Without people's mails, which a plugin's sentence may have in it. */
export function logFailure(container: MedusaContainer, error: unknown): void {
  const { message, stack } = asError(error)
  const logged = asError({ message: redactPeople(message), stack })
  container.resolve(ContainerRegistrationKeys.LOGGER).error(logged.message, logged)
}

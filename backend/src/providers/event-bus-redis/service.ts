import type { IEventBusModuleService, Logger } from "@medusajs/framework/types"
import redisEventBus from "@medusajs/medusa/event-bus-redis"
import { BoundedWait } from "./bounded-wait"

type EventBus = IEventBusModuleService
type RedisEventBus = {
  readonly logger_: Pick<Logger, "warn">
  emit(...event: Parameters<EventBus["emit"]>): Promise<void>
  releaseGroupedEvents(group: string): Promise<void>
  clearGroupedEvents(...group: Parameters<EventBus["clearGroupedEvents"]>): Promise<void>
}

// Medusa's declaration of a module says no more of its service than that there is one.
const MedusaEventBus = redisEventBus.service as new (...parts: unknown[]) => RedisEventBus

/**
 * Medusa's event bus over Redis, whose callers do not depend on it: an order that is written is
 * answered, whether or not Redis takes the event. What people are owed is read from what happened,
 * not from events (decisions 0020 and 0033).
 */
export class BoundedEventBus extends MedusaEventBus {
  readonly #bounded = new BoundedWait((line) => this.logger_.warn(line))

  override emit(...event: Parameters<EventBus["emit"]>): Promise<void> {
    return this.#bounded.wait(() => super.emit(...event))
  }

  override releaseGroupedEvents(group: string): Promise<void> {
    return this.#bounded.wait(() => super.releaseGroupedEvents(group))
  }

  override clearGroupedEvents(...group: Parameters<EventBus["clearGroupedEvents"]>): Promise<void> {
    return this.#bounded.wait(() => super.clearGroupedEvents(...group))
  }
}

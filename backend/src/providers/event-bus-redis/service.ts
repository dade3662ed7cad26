import type { IEventBusModuleService, Logger } from "@medusajs/framework/types"
import redisEventBus from "@medusajs/medusa/event-bus-redis"
import { Patience } from "./bounded-wait"

type Told = IEventBusModuleService
type RedisEventBus = {
  readonly logger_: Pick<Logger, "warn">
  emit(...event: Parameters<Told["emit"]>): Promise<void>
  releaseGroupedEvents(group: string): Promise<void>
  clearGroupedEvents(...group: Parameters<Told["clearGroupedEvents"]>): Promise<void>
}

// Medusa's declaration of a module says no more of its service than that there is one.
const MedusaEventBus = redisEventBus.service as new (...parts: unknown[]) => RedisEventBus

/**
 * Medusa's event bus over Redis, whose callers do not depend on it: an order that is written is
 * answered, whether or not Redis takes the news. What people are owed is read from what happened,
 * not from events (decisions 0020 and 0033).
 */
export class PatientEventBus extends MedusaEventBus {
  readonly #patience = new Patience((line) => this.logger_.warn(line))

  override emit(...event: Parameters<Told["emit"]>): Promise<void> {
    return this.#patience.wait(() => super.emit(...event))
  }

  override releaseGroupedEvents(group: string): Promise<void> {
    return this.#patience.wait(() => super.releaseGroupedEvents(group))
  }

  override clearGroupedEvents(...group: Parameters<Told["clearGroupedEvents"]>): Promise<void> {
    return this.#patience.wait(() => super.clearGroupedEvents(...group))
  }
}

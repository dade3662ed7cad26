import type { IEventBusModuleService } from "@medusajs/framework/types"
import { MedusaService, Modules } from "@medusajs/framework/utils"
import { SHOP_STARTED } from "../../contract/shop/shop-started"

/**
 * The module has nothing to serve: its loader keeps our guards on Medusa's tables, and it tells
 * subscribers when everything is loaded, which Medusa tells its modules alone.
 */
export class OrderGuardModuleService extends MedusaService({}) {
  readonly __hooks = {
    onApplicationStart: () => this.eventBus.emit({ name: SHOP_STARTED, data: {} }, {}),
  }
  private readonly eventBus: IEventBusModuleService

  constructor(cradle: { [Modules.EVENT_BUS]: IEventBusModuleService }) {
    super(cradle)
    this.eventBus = cradle[Modules.EVENT_BUS]
  }
}

import { Module } from "@medusajs/framework/utils"
import { guardOrders } from "./loaders/guard-orders"
import { OrderGuardModuleService } from "./service"

export const ORDER_GUARD_MODULE = "order_guard"

export default Module(ORDER_GUARD_MODULE, {
  service: OrderGuardModuleService,
  loaders: [guardOrders],
})

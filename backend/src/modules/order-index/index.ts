import { Module } from "@medusajs/framework/utils"
import { indexLowLevels } from "./loaders/index-low-levels"
import { indexOrderEntries } from "./loaders/index-order-entries"
import { indexOrders } from "./loaders/index-orders"
import { OrderIndexModuleService } from "./service"

export const ORDER_INDEX_MODULE = "order_index"

export default Module(ORDER_INDEX_MODULE, {
  service: OrderIndexModuleService,
  loaders: [indexOrders, indexOrderEntries, indexLowLevels],
})

import { ModuleProvider, Modules } from "@medusajs/framework/utils"
import { PayLaterProvider } from "./service"

export default ModuleProvider(Modules.PAYMENT, { services: [PayLaterProvider] })

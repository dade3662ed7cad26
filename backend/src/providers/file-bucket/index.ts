import { ModuleProvider, Modules } from "@medusajs/framework/utils"
import { BucketFileProvider } from "./service"

export default ModuleProvider(Modules.FILE, { services: [BucketFileProvider] })

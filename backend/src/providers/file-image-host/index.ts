import { ModuleProvider, Modules } from "@medusajs/framework/utils"
import { ImageHostFileProvider } from "./service"

export default ModuleProvider(Modules.FILE, { services: [ImageHostFileProvider] })

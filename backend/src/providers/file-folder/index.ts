import { ModuleProvider, Modules } from "@medusajs/framework/utils"
import { FolderFileProvider } from "./service"

export default ModuleProvider(Modules.FILE, { services: [FolderFileProvider] })

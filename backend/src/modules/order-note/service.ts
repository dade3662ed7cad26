import { MedusaService } from "@medusajs/framework/utils"
import { OrderNote } from "./models/order-note"

export class OrderNoteModuleService extends MedusaService({ OrderNote }) {}

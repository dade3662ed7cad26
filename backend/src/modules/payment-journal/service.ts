import { MedusaService } from "@medusajs/framework/utils"
import { PaymentEvent } from "./models/payment-event"
import { RefundRequest } from "./models/refund-request"

export class PaymentJournalModuleService extends MedusaService({ PaymentEvent, RefundRequest }) {}

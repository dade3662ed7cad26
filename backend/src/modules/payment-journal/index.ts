import { Module } from "@medusajs/framework/utils"
import { indexSessions } from "./loaders/index-sessions"
import { PaymentJournalModuleService } from "./service"

export const PAYMENT_JOURNAL_MODULE = "payment_journal"

export default Module(PAYMENT_JOURNAL_MODULE, {
  service: PaymentJournalModuleService,
  loaders: [indexSessions],
})

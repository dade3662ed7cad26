import { randomUUID } from "node:crypto"
import type {
  AuthorizePaymentOutput,
  CapturePaymentOutput,
  GetPaymentStatusOutput,
  InitiatePaymentOutput,
  PaymentProviderOutput,
  RefundPaymentOutput,
  WebhookActionResult,
} from "@medusajs/framework/types"
import {
  AbstractPaymentProvider,
  MedusaError,
  PaymentActions,
  PaymentSessionStatus,
} from "@medusajs/framework/utils"

/**
 * Lets a cart become an unpaid order (`pp_later_card`): its sessions are never authorised, so no
 * money counts as received until another provider takes it.
 */
export class PayLaterProvider extends AbstractPaymentProvider {
  static override identifier = "later"

  constructor(cradle: Record<string, unknown>) {
    super(cradle, {})
  }

  async initiatePayment(): Promise<InitiatePaymentOutput> {
    return { id: randomUUID(), data: {}, status: PaymentSessionStatus.PENDING }
  }

  async authorizePayment(): Promise<AuthorizePaymentOutput> {
    return { data: {}, status: PaymentSessionStatus.PENDING_AUTHORIZATION }
  }

  async getPaymentStatus(): Promise<GetPaymentStatusOutput> {
    return { data: {}, status: PaymentSessionStatus.PENDING_AUTHORIZATION }
  }

  async updatePayment(): Promise<PaymentProviderOutput> {
    return { data: {} }
  }

  async deletePayment(): Promise<PaymentProviderOutput> {
    return { data: {} }
  }

  async cancelPayment(): Promise<PaymentProviderOutput> {
    return { data: {} }
  }

  async retrievePayment(): Promise<PaymentProviderOutput> {
    return { data: {} }
  }

  async capturePayment(): Promise<CapturePaymentOutput> {
    throw nothingReceived()
  }

  async refundPayment(): Promise<RefundPaymentOutput> {
    throw nothingReceived()
  }

  async getWebhookActionAndData(): Promise<WebhookActionResult> {
    return { action: PaymentActions.NOT_SUPPORTED }
  }
}

function nothingReceived(): MedusaError {
  return new MedusaError(
    MedusaError.Types.NOT_ALLOWED,
    "Nothing was paid through this provider: it only defers the payment",
  )
}

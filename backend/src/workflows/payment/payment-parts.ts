import type {
  Context,
  CreatePaymentSessionDTO,
  CreateRefundDTO,
  IPaymentModuleService,
  MedusaContainer,
} from "@medusajs/framework/types"
import { MedusaError, Modules } from "@medusajs/framework/utils"
import type { ShopStripeProvider } from "../../providers/payment-stripe/service"
import { STRIPE_PROVIDER_ID } from "./stripe-provider-id"

type AuthorisedSession = {
  id: string
  amount: number
  currency_code: string
  authorized_at: Date | null
  payment_collection_id: string
  provider_id: string
}

/**
 * The halves of the payment module's methods that write and call no provider. Its interface hides
 * them: what it shows calls the provider in the middle of a transaction.
 */
export type PaymentWriter = {
  createPaymentSession_(
    collectionId: string,
    session: CreatePaymentSessionDTO,
    context: Context,
  ): Promise<{ id: string }>
  /** Writes session, payment, capture and, for "captured", the collection's status. */
  authorizePaymentSession_(
    session: AuthorisedSession,
    data: Record<string, unknown>,
    ...rest: [status: "captured", context: Context]
  ): Promise<{ id: string }>
  refundPayment_(
    payment: { id: string; currency_code: string; amount: number },
    refund: CreateRefundDTO,
    context: Context,
  ): Promise<{ id: string }>
  maybeUpdatePaymentCollection_(collectionId: string, context: Context): Promise<void>
}

const WRITING = [
  "createPaymentSession_",
  "authorizePaymentSession_",
  "refundPayment_",
  "maybeUpdatePaymentCollection_",
]

export function paymentWriter(service: IPaymentModuleService): PaymentWriter {
  const parts: object = service
  if (!WRITING.every((name) => name in parts)) throw changed("writing methods")
  return parts as PaymentWriter
}

/** The shop's own provider: asking it by Medusa's module would write what it answers. */
export function stripeProvider(container: MedusaContainer): ShopStripeProvider {
  const { paymentProviderService_ } = container.resolve(Modules.PAYMENT) as unknown as {
    paymentProviderService_?: { retrieveProvider(id: string): ShopStripeProvider }
  }
  if (!paymentProviderService_) throw changed("providers")
  return paymentProviderService_.retrieveProvider(STRIPE_PROVIDER_ID)
}

function changed(what: string): MedusaError {
  const message = `Medusa's payment module has its ${what} elsewhere now`
  return new MedusaError(MedusaError.Types.UNEXPECTED_STATE, message)
}

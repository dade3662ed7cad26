import type {
  Context,
  CreatePaymentSessionDTO,
  CreateRefundDTO,
  IPaymentModuleService,
} from "@medusajs/framework/types"
import { MedusaError } from "@medusajs/framework/utils"

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

/** Throws UNEXPECTED_STATE where an update of Medusa took one of them away. */
export function paymentWriter(service: IPaymentModuleService): PaymentWriter {
  const parts: object = service
  if (WRITING.every((name) => name in parts)) return parts as PaymentWriter
  throw new MedusaError(
    MedusaError.Types.UNEXPECTED_STATE,
    "Medusa's payment module has its writing methods elsewhere now",
  )
}

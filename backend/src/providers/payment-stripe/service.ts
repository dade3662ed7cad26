import type {
  CancelPaymentInput,
  CancelPaymentOutput,
  GetPaymentStatusInput,
  GetPaymentStatusOutput,
  InitiatePaymentInput,
  InitiatePaymentOutput,
  Logger,
  ProviderWebhookPayload,
  UpdatePaymentInput,
  UpdatePaymentOutput,
} from "@medusajs/framework/types"
import { MedusaError, PaymentSessionStatus } from "@medusajs/framework/utils"
import StripeProviderService from "@medusajs/payment-stripe/dist/services/stripe-provider"
import { createClient } from "./client"
import { checkSandbox, type ShopStripeOptions } from "./options"
import { isUnknownIntent, providerError } from "./provider-error"
import { ShopError } from "../../errors/shop-error"

/** Ids that only the sandbox gives: Stripe has never heard of them. */
const SANDBOX_INTENT = /^pi_sandbox/

export type PaymentReading = { data: Record<string, unknown>; refunded: number }

/**
 * Medusa's Stripe provider (`pp_stripe_stripe`) that can talk to the payment sandbox, answers in
 * time, asks Stripe instead of trusting stored data, and throws errors with a code.
 */
export class ShopStripeProvider extends StripeProviderService {
  protected readonly logger_: Logger
  private readonly isSandbox: boolean

  static override validateOptions(options: ShopStripeOptions): void {
    StripeProviderService.validateOptions(options)
    checkSandbox(options)
  }

  constructor(cradle: { logger: Logger }, options: ShopStripeOptions) {
    super(cradle, options)
    this.logger_ = cradle.logger
    this.isSandbox = options.sandboxUrl !== undefined
    this.stripe_ = createClient<typeof this.stripe_>(options)
  }

  override async initiatePayment(input: InitiatePaymentInput): Promise<InitiatePaymentOutput> {
    const initiated = await super.initiatePayment(input)
    // Stripe failed midway. Its intent, if there is one, has a secret that nobody will ever know.
    if (initiated.data && "indeterminate_due_to" in initiated.data) {
      throw this.buildError("No payment intent was made", apiError())
    }
    return initiated
  }

  /** The client has tried twice already; Medusa's three more rounds would take a minute. */
  override async executeWithRetry<T>(call: () => Promise<T>) {
    return super.executeWithRetry(call, 0)
  }

  override async getPaymentStatus(input: GetPaymentStatusInput): Promise<GetPaymentStatusOutput> {
    return this.unlessVanished(
      input.data,
      () => super.getPaymentStatus(input),
      (data) => ({ data, status: PaymentSessionStatus.CANCELED }),
    )
  }

  override async cancelPayment(input: CancelPaymentInput): Promise<CancelPaymentOutput> {
    return this.unlessVanished(
      input.data,
      () => super.cancelPayment(input),
      (data) => ({ data }),
    )
  }

  /** With an unchanged amount this reads the intent, where Medusa's trusts what was stored of it. */
  override async updatePayment(input: UpdatePaymentInput): Promise<UpdatePaymentOutput> {
    const stored = input.data ?? {}
    const updated = await super.updatePayment(input)
    return updated.data === stored ? this.getPaymentStatus(input) : updated
  }

  /**
   * The intent as Stripe has it now, and what was given back of it in the smallest unit. Writes
   * nothing anywhere, where Medusa's payment module can ask only by an update of the session.
   */
  async readPayment(data: Record<string, unknown>): Promise<PaymentReading> {
    return this.unlessVanished<PaymentReading>(
      data,
      async () => {
        const expand = ["payment_method", "latest_charge"]
        const intent = await this.stripe_.paymentIntents.retrieve(String(data.id), { expand })
        const charge = intent.latest_charge
        if (typeof charge !== "object" || charge === null)
          return { data: { ...intent }, refunded: 0 }
        return { data: { ...intent, latest_charge: charge.id }, refunded: charge.amount_refunded }
      },
      (canceled) => ({ data: canceled, refunded: 0 }),
    )
  }

  override constructWebhookEvent(data: ProviderWebhookPayload["payload"]) {
    try {
      return super.constructWebhookEvent(data)
    } catch {
      throw new ShopError("webhook_signature_invalid")
    }
  }

  protected override buildError(message: string, error: Error): MedusaError {
    this.logger_.warn(`stripe: ${message}: ${error.message}`)
    return providerError(error)
  }

  private readError(thrown: unknown): MedusaError {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown))
    return this.buildError("The intent could not be read", error)
  }

  /**
   * An intent of the sandbox is gone when the sandbox's data is, or after a change to real keys.
   * It counts as canceled: otherwise its session cannot be replaced and its order never be paid.
   */
  private async unlessVanished<Output>(
    data: Record<string, unknown> | undefined,
    call: () => Promise<Output>,
    vanished: (data: Record<string, unknown>) => Output,
  ): Promise<Output> {
    const canceled = { ...data, status: "canceled" }
    const foreign = !this.isSandbox && SANDBOX_INTENT.test(String(data?.id))
    if (foreign) return vanished(canceled)
    try {
      return await call()
    } catch (thrown) {
      const error = thrown instanceof MedusaError ? thrown : this.readError(thrown)
      if (this.isSandbox && isUnknownIntent(error)) return vanished(canceled)
      throw error
    }
  }
}

function apiError(): Error {
  return Object.assign(new Error("Stripe failed"), { type: "StripeAPIError" })
}

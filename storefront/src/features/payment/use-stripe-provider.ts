import type { Stripe } from "@stripe/stripe-js"
import type { ShopConfig } from "@shop/contract/shop/config"
import { useEffect, useState } from "react"
import { loadPaymentProvider } from "@/platform/payment/load-stripe"
import { paymentText } from "./texts"

type StripeProvider = {
  stripe: Promise<Stripe | null>
  /** Why there is no card field, null while all is well. */
  failure: string | null
  /** Tries again by loading the page: Chromium never fetches a module again that failed once. */
  retry: () => void
}

const FAILURE = paymentText("fieldNotLoaded")

/** The card provider's script. Elements leaves a failure to load unhandled, so it is shown from here. */
export function useStripeProvider(config: ShopConfig["payment"]): StripeProvider {
  const [stripe] = useState(() => loadPaymentProvider(config).catch(() => null))
  const [failure, setFailure] = useState<string | null>(null)
  useEffect(() => {
    let shown = true
    void stripe.then((loaded) => {
      if (shown && !loaded) setFailure(FAILURE)
    })
    return () => {
      shown = false
    }
  }, [stripe])
  return { stripe, failure, retry: () => location.reload() }
}

import type { Stripe } from "@stripe/stripe-js"
import type { ShopConfig } from "@shop/contract/config"
import { useEffect, useState } from "react"
import { loadPaymentProvider } from "@/platform/payment/load-stripe"

type StripeProvider = {
  stripe: Promise<Stripe | null>
  /** Why there is no card field, null while all is well. */
  failure: string | null
  /** Counts the tries: Elements takes a new promise only when it is mounted anew. */
  attempt: number
  retry: () => void
}

const FAILURE =
  "The card field could not be loaded. Check your connection, or a blocker in the browser."

/** The card provider's script. Elements leaves a failure to load unhandled, so it is told here. */
export function useStripeProvider(config: ShopConfig["payment"]): StripeProvider {
  const [{ attempt, stripe }, setTry] = useState(() => ({ attempt: 0, stripe: start(config) }))
  const [failure, setFailure] = useState<string | null>(null)
  useEffect(() => {
    let shown = true
    void stripe.then((loaded) => {
      if (shown) setFailure(loaded ? null : FAILURE)
    })
    return () => {
      shown = false
    }
  }, [stripe])
  return {
    stripe,
    failure,
    attempt,
    retry: () => setTry({ attempt: attempt + 1, stripe: start(config) }),
  }
}

function start(config: ShopConfig["payment"]): Promise<Stripe | null> {
  return loadPaymentProvider(config).catch(() => null)
}

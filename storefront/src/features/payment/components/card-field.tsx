import { CardElement } from "@stripe/react-stripe-js"
import type { StripeCardElementOptions } from "@stripe/stripe-js"
import { useMemo } from "react"
import { useDark } from "@/platform/theme"
import { paymentText } from "../texts"

export type CardState = {
  /** The field's own complaint, empty while there is none. */
  complaint: string
  /** Whether nothing is typed. */
  empty: boolean
}

type CardFieldProps = {
  errorId: string
  error: string
  onChange: (card: CardState) => void
  /** Keys in the provider's frame do not reach the page: Escape comes as an event. */
  onEscape: () => void
}

/** The provider's field: card numbers never touch the shop. Its error stands in red below it. */
export function CardField({ errorId, error, onChange, onEscape }: CardFieldProps) {
  const options = useCardOptions()
  return (
    <div
      role="group"
      aria-label={paymentText("card")}
      aria-describedby={error ? errorId : undefined}
    >
      <p aria-hidden="true" className="mb-1 text-sm font-medium">
        {paymentText("card")}
      </p>
      <div
        className={`min-h-11 rounded-field border px-3 py-3 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-secondary ${error ? "border-error" : "border-base-content/40"}`}
      >
        <CardElement
          options={options}
          onChange={({ error, empty }) => onChange({ complaint: error?.message ?? "", empty })}
          onEscape={onEscape}
        />
      </div>
      {error ? (
        <p id={errorId} role="alert" className="mt-1 text-sm font-medium text-error">
          {error}
        </p>
      ) : null}
    </div>
  )
}

// The field is a frame of the provider: it knows none of the page's colours or fonts.
const INKS = {
  light: { text: "#1c2127", faint: "#59626b", error: "#b3261e" },
  dark: { text: "#e9e9e4", faint: "#a3abb4", error: "#ff9a8f" },
}

function useCardOptions(): StripeCardElementOptions {
  const dark = useDark()
  return useMemo(() => {
    const { text, faint, error } = INKS[dark ? "dark" : "light"]
    return {
      hidePostalCode: true,
      style: {
        base: {
          color: text,
          iconColor: text,
          fontFamily: "Inter, system-ui, sans-serif",
          fontSize: "16px",
          "::placeholder": { color: faint },
        },
        invalid: { color: error, iconColor: error },
      },
    }
  }, [dark])
}

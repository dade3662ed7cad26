import type { ToldFit } from "@shop/contract/vehicle/asked-vehicle"
import { CircleAlert, CircleCheck, CircleHelp, CircleX } from "lucide-react"
import { verdictText } from "./fit-words"

// Each verdict has a sign of its own beside its words and its colour.
const SIGNS = {
  fits: { Icon: CircleCheck, ink: "text-success" },
  fits_if: { Icon: CircleAlert, ink: "text-warning" },
  does_not_fit: { Icon: CircleX, ink: "text-error" },
  unknown: { Icon: CircleHelp, ink: "text-muted" },
} as const

type FitVerdictProps = {
  verdict: ToldFit
  /** Where its conditions are told elsewhere. */
  words?: string
}

/** Whether a part fits, as a sign and in words. */
export function FitVerdict({ verdict, words = verdictText(verdict) }: FitVerdictProps) {
  const { Icon, ink } = SIGNS[verdict.fit]
  return (
    <span className="inline-flex items-start gap-1.5 text-sm">
      <Icon aria-hidden="true" className={`mt-0.5 size-4 shrink-0 ${ink}`} />
      <span className="min-w-0 wrap-anywhere">{words}</span>
    </span>
  )
}

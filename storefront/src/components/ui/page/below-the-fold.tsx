import type { ReactNode } from "react"
import { useAfterPaint } from "./use-after-paint"

/**
 * What no first screen shows: drawn once the first screen is there, which a slow telephone then has
 * some tenths of a second sooner. Its place is a screen high meanwhile, so that nothing in sight moves.
 */
export function BelowTheFold({ children }: { children: ReactNode }) {
  return useAfterPaint() ? children : <div aria-hidden="true" className="min-h-dvh" />
}

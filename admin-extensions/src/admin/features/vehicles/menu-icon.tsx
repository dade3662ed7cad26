import { useLayoutEffect, useRef } from "react"
import { useHasVehicles } from "./api"

/**
 * The page's sign in the menu. A build of Medusa Admin has one menu for all shops, so the sign takes
 * its own entry out of the menu of a shop without vehicles, and until it is known which one this is.
 */
export function VehiclesMenuIcon() {
  const hasVehicles = useHasVehicles() === true
  const sign = useRef<SVGSVGElement>(null)
  useLayoutEffect(() => {
    const entry = sign.current?.closest("a")?.parentElement
    if (entry) entry.hidden = !hasVehicles
  }, [hasVehicles])
  return (
    <svg
      ref={sign}
      width="15"
      height="15"
      viewBox="0 0 15 15"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d="M1.5 11V8L3.5 7L5 3.5H10L11.5 7L13.5 8V11Z" />
      <path d="M3.5 7H11.5" />
      <circle cx="4.5" cy="11" r="1.25" fill="currentColor" />
      <circle cx="10.5" cy="11" r="1.25" fill="currentColor" />
    </svg>
  )
}

import { TriangleAlert } from "lucide-react"
import type { ShopConfig } from "@shop/contract/shop/config"

/**
 * Says that no money moves, and which card to try; nothing in a live shop. Filled with colour as no
 * other notice is: nobody may take a test for a purchase, or the other way round.
 */
export function TestModeBanner({ mode }: { mode: ShopConfig["payment"]["mode"] }) {
  if (mode === "live") return null
  return (
    <div className="flex gap-3 rounded-box bg-warning p-4 text-warning-content">
      <TriangleAlert aria-hidden="true" className="mt-1 size-5 shrink-0" />
      <div className="min-w-0 space-y-1">
        <p className="text-lg font-semibold">Test mode: no card is charged</p>
        <p className="text-sm">
          Try 4242 4242 4242 4242, any later date and any CVC. Never type a real card here.
        </p>
      </div>
    </div>
  )
}

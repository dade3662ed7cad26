import type { ShopConfig } from "@shop/contract/config"
import { Notice } from "@/components/ui/notice"

/** Says that no money moves, and which card to try; nothing in a live shop. */
export function TestModeBanner({ mode }: { mode: ShopConfig["payment"]["mode"] }) {
  if (mode === "live") return null
  return (
    <Notice tone="warning" title="Test mode: no card is charged">
      Try 4242 4242 4242 4242, any later date and any CVC. Never type a real card here.
    </Notice>
  )
}

import { useAddsTax } from "@/platform/shop-config"
import { uiText } from "@/components/ui/texts"

type PlusTaxProps = {
  /** On a line of its own, as small as a line of prices has room for. */
  below?: boolean
}

/**
 * Says behind an amount that tax is added to it; nothing in a shop whose prices include tax. It is
 * there with the amount, which waits for the same answer.
 */
export function PlusTax({ below = false }: PlusTaxProps) {
  if (!useAddsTax()) return null
  const size = below ? "block text-xs leading-3" : "text-sm"
  return (
    <span className={`${size} font-normal whitespace-nowrap text-muted`}> {uiText("plusTax")}</span>
  )
}

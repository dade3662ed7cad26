import type { CallOut } from "virtual:drawings"
import { Link } from "react-router-dom"

/**
 * The drawn call-outs as places to click. The list below holds the same links for the keyboard and
 * for screen readers, so these are out of their way.
 */
export function CallOutMarks({ callOuts }: { callOuts: CallOut[] }) {
  return (
    <div aria-hidden="true">
      {callOuts.map(({ number, label, sku, x, y }) => (
        <Link
          key={number}
          to={`/showProduct?q=${encodeURIComponent(sku)}`}
          tabIndex={-1}
          title={`${number} ${label}, ${sku}`}
          className="absolute size-8 -translate-1/2 rounded-full hover:bg-primary/20 md:size-12"
          style={{ left: `${x}%`, top: `${y}%` }}
        />
      ))}
    </div>
  )
}

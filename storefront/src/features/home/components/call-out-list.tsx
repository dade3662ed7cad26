import type { CallOut } from "virtual:drawings"
import { Link } from "react-router-dom"

type CallOutListProps = { callOuts: CallOut[]; labelledBy: string; reachable: boolean }

/** The drawing's parts list: each number leads to its part. */
export function CallOutList({ callOuts, labelledBy, reachable }: CallOutListProps) {
  return (
    <ol aria-labelledby={labelledBy} className="grid gap-x-6 self-start sm:grid-cols-2">
      {callOuts.map(({ number, label, sku }) => (
        <li key={number} className="border-b border-line">
          <Link
            to={`/showProduct?q=${encodeURIComponent(sku)}`}
            tabIndex={reachable ? undefined : -1}
            className="flex min-h-11 items-center gap-3 py-1 hover:bg-base-200"
          >
            <span
              aria-hidden="true"
              className="grid size-7 shrink-0 place-items-center rounded-full border-2 border-primary font-display text-base leading-none font-semibold tabular-nums"
            >
              {number}
            </span>
            <span className="grow">{label}</span>
            <span className="lettering whitespace-nowrap text-muted">{sku}</span>
          </Link>
        </li>
      ))}
    </ol>
  )
}

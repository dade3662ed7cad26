import { CircleCheck, CircleDashed, CircleX, type LucideIcon } from "lucide-react"
import { Moment } from "@/components/dates/moment"
import { ordersText } from "../texts"

/** One step of something's way, done or not yet. */
export type Stop = { name: string; done: boolean; at: string | null; Icon?: LucideIcon }

/** The steps of a way, as far as it went and as it will go on. */
export function Stops({ label, stops }: { label: string; stops: readonly Stop[] }) {
  return (
    <ol aria-label={label} className="grid border border-line sm:auto-cols-fr sm:grid-flow-col">
      {stops.map(({ name, done, at, Icon = done ? CircleCheck : CircleDashed }) => (
        <li
          key={name}
          className="flex gap-3 border-b border-line p-4 last:border-b-0 sm:border-r sm:border-b-0 sm:last:border-r-0"
        >
          <Icon
            aria-hidden="true"
            className={`mt-0.5 size-5 shrink-0 ${done ? (Icon === CircleX ? "text-error" : "text-success") : "text-muted"}`}
          />
          <div>
            <p className={done ? "font-medium" : "text-muted"}>
              {name}
              {done ? null : <span className="sr-only"> {ordersText("notYet")}</span>}
            </p>
            {at ? <Moment at={at} className="text-sm text-muted tabular-nums" /> : null}
          </div>
        </li>
      ))}
    </ol>
  )
}

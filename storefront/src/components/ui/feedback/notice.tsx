import { CircleCheck, Info, OctagonX, TriangleAlert, type LucideIcon } from "lucide-react"
import type { ReactNode } from "react"

type Tone = "info" | "success" | "warning" | "error"

// Each tone has a shape of its own beside its colour.
const ICONS: Record<Tone, LucideIcon> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  error: OctagonX,
}
const EDGES: Record<Tone, string> = {
  info: "border-l-info",
  success: "border-l-success",
  warning: "border-l-warning",
  error: "border-l-error",
}
const INKS: Record<Tone, string> = {
  info: "text-info",
  success: "text-success",
  warning: "text-warning",
  error: "text-error",
}

type NoticeProps = {
  tone?: Tone
  title: ReactNode
  children?: ReactNode
  /** What the reader can do about it. */
  action?: ReactNode
}

/** A boxed sentence in the page's flow: an empty list, a failure, a hint. */
export function Notice({ tone = "info", title, children, action }: NoticeProps) {
  const Icon = ICONS[tone]
  return (
    <div
      role={tone === "error" ? "alert" : undefined}
      className={`flex gap-3 rounded-box border border-l-4 border-line ${EDGES[tone]} bg-base-200 p-4`}
    >
      <Icon aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${INKS[tone]}`} />
      <div className="min-w-0 space-y-1">
        <p className="font-medium">{title}</p>
        {children ? <div className="text-sm text-muted">{children}</div> : null}
        {action ? <div className="pt-2">{action}</div> : null}
      </div>
    </div>
  )
}

import type { ReactNode } from "react"

type ProfileRowProps = {
  term: string
  /** What can be done about it, at the right or below. */
  action?: ReactNode
  children: ReactNode
}

/** One line of a list of terms under a hairline. */
export function ProfileRow({ term, action, children }: ProfileRowProps) {
  return (
    <div className="grid gap-1 border-b border-line py-3 sm:grid-cols-[10rem_1fr_auto] sm:gap-4">
      <dt className="text-muted">{term}</dt>
      <dd className="font-medium wrap-anywhere">{children}</dd>
      {action ? <dd className="max-sm:mt-1">{action}</dd> : null}
    </div>
  )
}

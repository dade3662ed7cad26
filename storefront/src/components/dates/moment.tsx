import { momentText } from "@/platform/format/dates"

type MomentProps = {
  /** As the shop answers it. */
  at: string
  className?: string
}

/** Day and time as the reader writes them. */
export function Moment({ at, className }: MomentProps) {
  return (
    <time dateTime={at} className={className}>
      {momentText(at)}
    </time>
  )
}

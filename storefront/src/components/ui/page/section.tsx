import { useId, type ReactNode } from "react"

type SectionProps = {
  title: string
  lead?: string
  /** At the right of the heading: a link to more of the same. */
  aside?: ReactNode
  children: ReactNode
}

/** A named region of a page with a heading under a line. */
export function Section({ title, lead, aside, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-2 border-b-2 border-base-content/70 pb-3">
        <h2 id={id} className="text-3xl md:text-4xl">
          {title}
        </h2>
        {lead ? <p className="max-w-prose text-muted">{lead}</p> : null}
        {aside}
      </div>
      {children}
    </section>
  )
}

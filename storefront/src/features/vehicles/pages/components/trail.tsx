import { ChevronRight } from "lucide-react"
import { Link } from "react-router-dom"
import { pagesText } from "../texts"

type Step = { name: string; to: string }

/** Where the page stands among makes and models, and the way back up. */
export function Trail({ steps, page }: { steps: readonly Step[]; page: string }) {
  return (
    <nav aria-label={pagesText("breadcrumb")} className="mb-4 text-sm text-muted">
      <ol className="flex flex-wrap items-center gap-x-2">
        {steps.map(({ name, to }) => (
          <li key={to} className="flex items-center gap-2">
            <Link
              to={to}
              className="inline-flex min-h-8 items-center underline-offset-4 hover:underline"
            >
              {name}
            </Link>
            <ChevronRight aria-hidden="true" className="size-4" />
          </li>
        ))}
        <li>
          <span aria-current="page">{page}</span>
        </li>
      </ol>
    </nav>
  )
}

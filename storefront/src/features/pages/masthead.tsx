import { Link } from "react-router-dom"
import { PageHeading } from "@/components/ui/page-heading"

/** What the works do, in one line, and the way to its parts. */
export function Masthead() {
  return (
    <div className="page flex flex-wrap items-end justify-between gap-x-12 gap-y-5 py-8 md:py-10">
      <PageHeading title="" className="max-w-2xl md:text-6xl">
        Parts that measure what the drawing says
      </PageHeading>
      <div className="max-w-md">
        <p className="text-muted">
          Discs, dampers, drives and filters from one works, each piece gauged before it is packed.
          Runout under 0.03 mm, measured on every disc.
        </p>
        <Link to="/showProduct" className="btn btn-primary mt-4">
          Choose parts
        </Link>
      </div>
    </div>
  )
}

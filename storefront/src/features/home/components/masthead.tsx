import { Link } from "react-router-dom"
import { PageHeading } from "@/components/ui/page/page-heading"
import { PartFinder } from "@/features/products/search/part-finder"

/** What the works do, in one line, and the two ways to a part: its number, or all of them. */
export function Masthead() {
  return (
    <div className="page grid gap-x-12 gap-y-6 py-8 md:py-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-end">
      <div>
        <PageHeading title="Car parts by the carton" className="md:text-6xl">
          Parts that measure what the drawing says
        </PageHeading>
        <p className="mt-4 max-w-xl text-muted">
          Discs, dampers, drives and filters from one works, each piece gauged before it is packed.
          Runout under 0.03 mm, measured on every disc.
        </p>
      </div>
      <div>
        <PartFinder />
        <Link
          to="/showProduct"
          className="mt-3 inline-flex min-h-9 items-center font-medium underline underline-offset-4"
        >
          Or look through all parts
        </Link>
      </div>
    </div>
  )
}

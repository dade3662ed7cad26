import type { ReactNode } from "react"
import { Link, useLocation } from "react-router-dom"
import { PageHeading } from "@/components/ui/page/page-heading"
import { useDark } from "@/platform/theme"
import { notFoundDrawing } from "virtual:drawings"

type NotFoundPageProps = { heading?: string; children?: ReactNode }

/** Any other address, and one of a part that is not there: a drawing with a part missing. */
export function NotFoundPage({
  heading = "This part is not on the drawing",
  children,
}: NotFoundPageProps) {
  const { pathname } = useLocation()
  const dark = useDark()
  return (
    <div className="page grid items-center gap-8 py-10 md:grid-cols-[3fr_2fr]">
      <img
        src={dark ? notFoundDrawing.dark : notFoundDrawing.light}
        alt="Drawing of an assembly with one part missing"
        width={notFoundDrawing.width}
        height={notFoundDrawing.height}
        className="h-auto w-full border border-line"
      />
      <div>
        <p className="lettering text-muted">404</p>
        <PageHeading title="Page not found">{heading}</PageHeading>
        <p className="mt-4 wrap-anywhere text-muted">
          {children ?? `There is no page at ${pathname}.`}
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Link to="/showProduct" className="btn btn-primary">
            Show all parts
          </Link>
          <Link to="/" className="btn">
            Home page
          </Link>
        </div>
      </div>
    </div>
  )
}

import type { ReactNode } from "react"
import { Link, useLocation } from "react-router-dom"
import { PageHeading } from "@/components/ui/page/page-heading"
import { useDark } from "@/platform/theme"
import { notFoundDrawing } from "virtual:drawings"
import { notFoundText } from "./not-found-texts"

type NotFoundPageProps = { heading?: string; children?: ReactNode }

/** Any other address, and one of a part that is not there: a drawing with a part missing. */
export function NotFoundPage({ heading = notFoundText("heading"), children }: NotFoundPageProps) {
  const { pathname } = useLocation()
  const dark = useDark()
  return (
    <div className="page grid items-center gap-8 py-10 md:grid-cols-[3fr_2fr]">
      <img
        src={dark ? notFoundDrawing.dark : notFoundDrawing.light}
        alt={notFoundText("drawing")}
        width={notFoundDrawing.width}
        height={notFoundDrawing.height}
        className="h-auto w-full border border-line"
      />
      <div>
        <p className="lettering text-muted">404</p>
        <PageHeading title={notFoundText("title")}>{heading}</PageHeading>
        <p className="mt-4 wrap-anywhere text-muted">
          {children ?? notFoundText("noPageAt", { pathname })}
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Link to="/showProduct" className="btn btn-primary">
            {notFoundText("showAllParts")}
          </Link>
          <Link to="/" className="btn">
            {notFoundText("homePage")}
          </Link>
        </div>
      </div>
    </div>
  )
}

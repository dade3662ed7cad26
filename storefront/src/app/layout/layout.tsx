import { Suspense } from "react"
import { Outlet, useLocation } from "react-router-dom"
import { Spinner } from "@/components/ui/feedback/spinner"
import { Slot } from "@/platform/slots/slot"
import { ErrorBoundary } from "./error-boundary"
import { Footer } from "./footer"
import { Header } from "./header"
import { frameText } from "../texts"

/** The frame of every page. */
export function Layout() {
  const { pathname } = useLocation()
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="btn absolute top-2 left-2 z-50 -translate-y-20 focus-visible:translate-y-0"
      >
        {frameText("skipToContent")}
      </a>
      <Slot at="above-header" with={{}} className="print:hidden" />
      <Header />
      {/* The footer waits with the page: it would jump when the page takes its place. */}
      <Suspense fallback={<Waiting />}>
        <main id="main" tabIndex={-1} className="min-h-[70dvh] grow">
          <ErrorBoundary page={pathname}>
            <Outlet />
          </ErrorBoundary>
        </main>
        <Footer />
      </Suspense>
    </div>
  )
}

function Waiting() {
  return (
    <main id="main" tabIndex={-1} className="grid min-h-[70dvh] place-items-center">
      <Spinner />
    </main>
  )
}

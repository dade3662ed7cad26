import { Suspense } from "react"
import { Link, Outlet, useLocation } from "react-router-dom"
import { dashboardItems } from "virtual:storefront-plugins"
import { ConfirmationProvider } from "@/components/ui/dialog/confirmation"
import { Spinner } from "@/components/ui/feedback/spinner"
import { useSession } from "@/platform/identity/session"
import { useHasVehicles } from "@/platform/shop-config"
import { pageBehind } from "../routing/page-behind"
import { dashboardText } from "./dashboard-texts"

const PROFILE = { to: "/dashboard", text: dashboardText("myProfile") }
const LISTS = { to: "/dashboard/lists", text: dashboardText("lists") }
const GARAGE = { to: "/dashboard/garage", text: dashboardText("garage") }
const ADMIN_LINKS = [
  PROFILE,
  { to: "/dashboard/product", text: dashboardText("allProduct") },
  { to: "/dashboard/users", text: dashboardText("allUsers") },
  { to: "/dashboard/manageOrders", text: dashboardText("manageOrders") },
  LISTS,
  ...linksOf("administrator"),
]
const CUSTOMER_LINKS = [
  PROFILE,
  { to: "/dashboard/orders", text: dashboardText("orders") },
  { to: "/dashboard/reviews", text: dashboardText("reviews") },
  LISTS,
  ...linksOf("customer"),
]

/** The side menu by role, and the page beside it. */
export function DashboardLayout() {
  const session = useSession()
  const page = pageBehind(useLocation().pathname)
  const hasVehicles = useHasVehicles()
  const admin = session.status === "signedIn" && session.user?.isAdmin === true
  return (
    <div className="page grid gap-x-10 gap-y-6 py-8 lg:grid-cols-[11rem_minmax(0,1fr)] print:block print:py-0">
      <nav aria-label={dashboardText("dashboard")} className="print:hidden">
        <ul className="flex flex-wrap gap-x-1 border-b border-line lg:sticky lg:top-38 lg:flex-col lg:border-b-0 lg:border-l">
          {linksFor({ admin, hasVehicles }).map(({ to, text }) => (
            <li key={to}>
              <Link
                to={to}
                aria-current={isCurrent(to, page) ? "page" : undefined}
                className="-mb-px flex min-h-11 items-center border-b-2 border-transparent px-3 font-medium hover:bg-base-200 aria-[current=page]:border-primary lg:mb-0 lg:-ml-px lg:border-b-0 lg:border-l-2"
              >
                {text}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="min-w-0">
        <ConfirmationProvider>
          <Suspense fallback={<Spinner />}>
            <Outlet />
          </Suspense>
        </ConfirmationProvider>
      </div>
    </div>
  )
}

/** The garage stands behind the lists, before what plugins add. */
function linksFor({ admin, hasVehicles }: { admin: boolean; hasVehicles: boolean }) {
  const links = admin ? ADMIN_LINKS : CUSTOMER_LINKS
  return hasVehicles ? links.toSpliced(links.indexOf(LISTS) + 1, 0, GARAGE) : links
}

/** An order's own page belongs to the list of orders. */
function isCurrent(to: string, page: string): boolean {
  return page === to || (to !== PROFILE.to && page.startsWith(`${to}/`))
}

function linksOf(forRole: "customer" | "administrator") {
  return dashboardItems
    .filter(({ role }) => role === forRole)
    .map(({ path, label }) => ({ to: `/dashboard/${path}`, text: label }))
}

import { Navigate, Outlet, useLocation } from "react-router-dom"
import { useSession } from "@/platform/identity/session"
import { frameText } from "../texts"
import { NoAdministratorPage } from "./pages"

const OVER_THE_PAGE = "fixed inset-0 z-40 grid place-items-center bg-base-100/80"

/** Lets signed-in people through; others go to the login page, which brings them back here. `over` is for a dialog. */
export function RequireSession({ over = false }: { over?: boolean }) {
  const session = useSession()
  const from = useLocation()
  if (session.status === "resolving") {
    return <p className={over ? OVER_THE_PAGE : "page py-16 text-center"}>{frameText("loading")}</p>
  }
  if (session.status === "signedOut") return <Navigate to="/login" replace state={{ from }} />
  return <Outlet />
}

/** Shows the pages below to administrators only; the server refuses their calls to others anyway. */
export function RequireAdmin() {
  const session = useSession()
  if (session.status !== "signedIn") return null
  return session.user?.isAdmin ? <Outlet /> : <NoAdministratorPage />
}

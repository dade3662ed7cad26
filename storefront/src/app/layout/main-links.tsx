import { ACTION_PATH } from "@shop/contract/shop/action-path"
import { NavLink, useLocation } from "react-router-dom"
import { pages } from "virtual:storefront-plugins"
import { useListAddress } from "@/features/vehicles/list-link"
import { useSession } from "@/platform/identity/session"
import { LogoutButton } from "./logout-button"
import { frameText } from "../texts"

const LIST = "/showProduct"
const LINKS = [
  { to: "/", text: frameText("home") },
  { to: LIST, text: frameText("product") },
  { to: "/portfolio", text: frameText("myPortfolio") },
  { to: "/dashboard", text: frameText("dashboard") },
  { to: "/blogs", text: frameText("blogs") },
  { to: "/contact", text: frameText("contactUs") },
  ...pages.flatMap(({ path, link }) => (link ? [{ to: path, text: link }] : [])),
]
const LINK =
  "flex min-h-11 items-center border-l-2 border-transparent px-3 font-medium hover:bg-base-200 aria-[current=page]:border-primary lg:min-h-16 lg:border-b-2 lg:border-l-0 lg:text-sm"
const SIGN_IN_PAGES = ["/login", "/register", "/forgetPass", ACTION_PATH]

export function MainLinks() {
  const { status } = useSession()
  const listAddress = useListAddress()
  const from = useLocation()
  const origin = SIGN_IN_PAGES.includes(from.pathname) ? undefined : { from }
  return (
    <ul className="flex flex-col lg:flex-row lg:items-stretch">
      {LINKS.map(({ to, text }) => (
        <li key={to}>
          <NavLink to={to === LIST ? listAddress() : to} end={to === "/"} className={LINK}>
            {text}
          </NavLink>
        </li>
      ))}
      <li className="flex items-center lg:pl-2">
        {status === "signedOut" ? (
          <NavLink to="/login" state={origin} className={`${LINK} grow`}>
            {frameText("login")}
          </NavLink>
        ) : (
          <LogoutButton />
        )}
      </li>
    </ul>
  )
}

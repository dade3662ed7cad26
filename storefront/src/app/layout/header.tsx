import { Menu, X } from "lucide-react"
import { useState } from "react"
import { Link, useLocation } from "react-router-dom"
import { Brand } from "./brand"
import { MainLinks } from "./main-links"
import { ThemeSwitch } from "./theme-switch"

/** The brand, the navigation `Main` and the theme; below 1024 pixels the links fold away. */
export function Header() {
  const { pathname } = useLocation()
  // Open on one page only: a link that was followed leaves the menu folded.
  const [openOn, setOpenOn] = useState("")
  const open = openOn === pathname
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-base-100 print:hidden">
      <div className="page flex min-h-16 flex-wrap items-center justify-between gap-x-6">
        <Link to="/" className="flex items-center gap-2.5 py-2">
          <Brand />
        </Link>
        <div className="flex items-center gap-1 lg:order-last">
          <ThemeSwitch />
          <button
            type="button"
            className="btn btn-square btn-ghost lg:hidden"
            aria-expanded={open}
            aria-controls="main-links"
            aria-label="Menu"
            onClick={() => setOpenOn(open ? "" : pathname)}
          >
            {open ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
          </button>
        </div>
        <nav
          id="main-links"
          aria-label="Main"
          className={`${open ? "block" : "hidden"} w-full pb-3 lg:ml-auto lg:block lg:w-auto lg:pb-0`}
        >
          <MainLinks />
        </nav>
      </div>
    </header>
  )
}

import { Menu, Monitor, Moon, Sun, X } from "lucide-react"
import { useState } from "react"
import { Link, useLocation } from "react-router-dom"
import { chooseTheme, type ThemeChoice, useThemeChoice } from "@/platform/theme"
import { Brand } from "./brand"
import { MainLinks } from "./main-links"

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

const CHOICES = {
  light: { Icon: Sun, next: "dark" },
  dark: { Icon: Moon, next: "system" },
  system: { Icon: Monitor, next: "light" },
} satisfies Record<ThemeChoice, { Icon: typeof Sun; next: ThemeChoice }>

/** Goes round light, dark and the system's choice; its name says which one is on. */
function ThemeSwitch() {
  const choice = useThemeChoice()
  const { Icon, next } = CHOICES[choice]
  return (
    <button
      type="button"
      className="btn btn-square btn-ghost"
      aria-label={`Theme: ${choice}`}
      title={`Theme: ${choice}. Change to ${next}`}
      onClick={() => chooseTheme(next)}
    >
      <Icon aria-hidden="true" className="size-5" />
    </button>
  )
}

import { ListPlus, Menu, Monitor, Moon, Sun, X } from "lucide-react"
import { useState } from "react"
import { Link, useLocation } from "react-router-dom"
import { BasketButton } from "@/features/basket/basket-button"
import { EarlyFinder } from "@/features/products/search/box/early-finder"
import { VehicleButton } from "@/features/vehicles/vehicle-button"
import { Slot } from "@/platform/slots/slot"
import { chooseTheme, type ThemeChoice, useThemeChoice } from "@/platform/theme"
import { Brand } from "./brand"
import { MainLinks } from "./main-links"
import { frameText } from "../texts"

/**
 * The brand, the navigation `Main` and the theme, and in a row of its own the search: beside the others
 * there is no room for it. Below 1024 pixels the links fold away.
 */
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
          <Slot at="header" with={{}} className="flex items-center gap-1" />
          <BasketButton />
          <ThemeSwitch />
          <button
            type="button"
            className="btn btn-square btn-ghost lg:hidden"
            aria-expanded={open}
            aria-controls="main-links"
            aria-label={frameText("menu")}
            onClick={() => setOpenOn(open ? "" : pathname)}
          >
            {open ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
          </button>
        </div>
        <nav
          id="main-links"
          aria-label={frameText("main")}
          className={`${open ? "block" : "hidden"} w-full pb-3 lg:ml-auto lg:block lg:w-auto lg:pb-0`}
        >
          <MainLinks />
        </nav>
      </div>
      <div className="page flex items-center gap-1 pb-2 sm:gap-3">
        <div className="min-w-0 grow lg:max-w-3xl">
          <EarlyFinder />
        </div>
        <VehicleButton />
        <Link to="/quickOrder" className="btn shrink-0 btn-ghost max-sm:btn-square">
          <ListPlus aria-hidden="true" className="size-5" />
          <span className="max-sm:sr-only">{frameText("quickOrder")}</span>
        </Link>
      </div>
    </header>
  )
}

const CHOICES = {
  light: { Icon: Sun, next: "dark", word: frameText("light") },
  dark: { Icon: Moon, next: "system", word: frameText("dark") },
  system: { Icon: Monitor, next: "light", word: frameText("system") },
} satisfies Record<ThemeChoice, { Icon: typeof Sun; next: ThemeChoice; word: string }>

/** Goes round light, dark and the system's choice; its name says which one is on. */
function ThemeSwitch() {
  const choice = useThemeChoice()
  const { Icon, next, word } = CHOICES[choice]
  return (
    <button
      type="button"
      className="btn btn-square btn-ghost"
      aria-label={frameText("theme", { choice: word })}
      title={frameText("themeChange", { choice: word, next: CHOICES[next].word })}
      onClick={() => chooseTheme(next)}
    >
      <Icon aria-hidden="true" className="size-5" />
    </button>
  )
}

import { Link } from "react-router-dom"
import { DEFAULT_SHOP_FACTS } from "@shop/contract/shop/shop-facts"
import { ListLink } from "@/features/vehicles/list-link"
import { useHasVehicles } from "@/platform/shop-config"
import { shopFacts } from "@/platform/shop-facts"
import { Slot } from "@/platform/slots/slot"
import { Brand } from "./brand"
import { frameText } from "../texts"

const { name } = shopFacts
const MAKER = name === DEFAULT_SHOP_FACTS.name ? frameText("inventedCompany", { name }) : name

const LINKS = [
  { to: "/about", text: frameText("aboutWorks") },
  { to: "/blogs", text: frameText("questionsAnswers") },
  { to: "/contact", text: frameText("writeUs") },
]

const VEHICLES = { to: "/vehicles", text: frameText("partsByVehicle") }
const LINK = "inline-flex min-h-9 items-center underline-offset-4 hover:underline"

/** Who the shop is, and links to what the header leaves out. */
export function Footer() {
  return (
    <footer className="mt-20 border-t-2 border-base-content/70 print:hidden">
      <div className="page grid gap-x-10 py-8 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr]">
        <div>
          <div className="flex items-center gap-2.5">
            <Brand />
          </div>
          <p className="mt-4 max-w-sm text-sm text-muted">{frameText("whatWeMake")}</p>
        </div>
        <ul className="mt-6 text-sm sm:mt-0">
          <li>
            <ListLink className={LINK}>{frameText("allParts")}</ListLink>
          </li>
          {[...LINKS, ...(useHasVehicles() ? [VEHICLES] : [])].map(({ to, text }) => (
            <li key={to}>
              <Link to={to} className={LINK}>
                {text}
              </Link>
            </li>
          ))}
        </ul>
        <dl className="mt-6 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 self-start text-sm text-muted lg:mt-0">
          <dt>{frameText("units")}</dt>
          <dd>{frameText("unitsText")}</dd>
          <dt>{frameText("tolerance")}</dt>
          <dd>{frameText("toleranceText")}</dd>
          <dt>{frameText("maker")}</dt>
          <dd>{MAKER}</dd>
        </dl>
      </div>
      <Slot at="footer" with={{}} className="page space-y-6 pb-8" />
    </footer>
  )
}

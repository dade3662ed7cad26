import { Link, useLocation } from "react-router-dom"
import { cardText } from "./texts"

type PurchaseLinkProps = { id: string; name: string; large?: boolean }

/** Opens the purchase dialog over the page it stands on. */
export function PurchaseLink({ id, name, large = false }: PurchaseLinkProps) {
  const background = useLocation()
  return (
    <Link
      to={`/purchase/${id}`}
      state={{ background }}
      aria-description={name}
      className={`btn relative btn-primary ${large ? "btn-lg max-lg:w-full" : ""}`}
    >
      {cardText("purchase")}
    </Link>
  )
}

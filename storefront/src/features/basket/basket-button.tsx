import { ShoppingBasket } from "lucide-react"
import { lazy, Suspense, useEffect, useState } from "react"
import { useLocation } from "react-router-dom"
import { figure } from "@/platform/format/figure"
import { useSession } from "@/platform/identity/session"
import { quietly } from "@/platform/stale-release"
import { useGuestBasket } from "./guest/guest-basket"
import { buttonText } from "./button-texts"
import { useBasketCount } from "./use-basket-count"

const loadDrawer = () => import("./components/basket-drawer")
const BasketDrawer = lazy(() =>
  loadDrawer().then(({ BasketDrawer }) => ({ default: BasketDrawer })),
)

/** The header's basket: how many parts are in it, and a drawer that shows them. */
export function BasketButton() {
  const { pathname } = useLocation()
  const count = useBasketCount()
  // Open on one page only: a link that was followed leaves it closed.
  const [openOn, setOpenOn] = useState<string>()
  useJoining()
  const fetchDrawer = () => void quietly(loadDrawer)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={count ? buttonText("basketOf", { count }) : buttonText("basket")}
        className="btn relative btn-square btn-ghost"
        onPointerEnter={fetchDrawer}
        onFocus={fetchDrawer}
        onClick={() => setOpenOn(pathname)}
      >
        <ShoppingBasket aria-hidden="true" className="size-5" />
        {count ? (
          // Over the picture: nothing moves when it comes.
          <span
            aria-hidden="true"
            className="absolute top-0 right-0 min-w-4.5 rounded-full bg-primary px-1 text-center text-[0.6875rem] leading-4.5 font-semibold text-primary-content tabular-nums"
          >
            {figure(count)}
          </span>
        ) : null}
      </button>
      {openOn === undefined ? null : (
        <Suspense fallback={null}>
          <BasketDrawer open={openOn === pathname} onClose={() => setOpenOn("")} />
        </Suspense>
      )}
    </>
  )
}

/** What was collected as a guest joins the basket of whoever signs in. */
function useJoining(): void {
  const { status } = useSession()
  const { id } = useGuestBasket()
  useEffect(() => {
    if (status !== "signedIn" || !id) return
    void quietly(async () => {
      const { joinGuestBasket } = await import("./guest/join-guest-basket")
      await joinGuestBasket()
    })
  }, [status, id])
}

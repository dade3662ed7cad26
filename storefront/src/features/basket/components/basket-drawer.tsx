import { useEffect } from "react"
import { Link } from "react-router-dom"
import { AddedLines } from "@/components/money/added-lines"
import { PlusTax } from "@/components/money/plus-tax"
import { Price } from "@/components/money/price"
import { DrawerFrame } from "@/components/ui/dialog/drawer-frame"
import { useAddedLines } from "../added/added-lines"
import { useBasket } from "../use-basket"
import { BasketContent } from "./basket-content"
import { dismissBasketToast } from "../change/undo-toast"
import { basketText } from "../texts"

type BasketDrawerProps = { open: boolean; onClose: () => void }

/** The basket beside the page that the reader is on. */
export function BasketDrawer({ open, onClose }: BasketDrawerProps) {
  const basket = useBasket()
  const added = useAddedLines({ lines: (open && basket.lines) || [], extras: {} })
  const isEmpty = basket.lines?.length === 0
  useEffect(() => {
    // It would lie over what it speaks of.
    if (open) dismissBasketToast()
  }, [open])
  return (
    <DrawerFrame open={open} title={basketText("basket")} onClose={onClose}>
      <div className="grow overflow-y-auto overscroll-contain px-5 pb-5">
        <BasketContent basket={basket} />
      </div>
      {isEmpty ? null : (
        <div className="space-y-3 border-t border-line px-5 py-4">
          <AddedLines lines={added.lines} />
          <p className="flex items-baseline justify-between gap-4">
            <span className="lettering text-muted">{basketText("totalPrice")}</span>
            <span className="text-2xl font-semibold tabular-nums">
              <Price amount={basket.total + added.total} />
              <PlusTax />
            </span>
          </p>
          <Link to="/basket" className="btn w-full btn-primary" onClick={onClose}>
            {basketText("openBasket")}
          </Link>
        </div>
      )}
    </DrawerFrame>
  )
}

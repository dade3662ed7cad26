import { PageHeading } from "@/components/ui/page/page-heading"
import { useSession } from "@/platform/identity/session"
import { useOrderExtras } from "@/platform/slots/order-input"
import { Slot } from "@/platform/slots/slot"
import { BasketContent } from "./components/basket-content"
import { BasketSummary } from "./components/basket-summary"
import { useRefusedLines } from "./order/use-refused-lines"
import { useBasket } from "./use-basket"
import { basketText } from "./texts"

/** /basket: all parts that are to be ordered together, and the order of them. */
export function BasketPage() {
  const basket = useBasket()
  const { lines = [] } = basket
  const { refused, setRefused } = useRefusedLines(basket.lines)
  const extras = useOrderExtras()
  const { status } = useSession()
  return (
    <div className="page py-6 md:py-10">
      <PageHeading title={basketText("basket")}>{basketText("basket")}</PageHeading>
      <div
        className={
          lines.length > 0
            ? "mt-4 grid items-start gap-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]"
            : "mt-4 max-w-2xl"
        }
      >
        <div className="min-w-0">
          {lines.length > 0 ? <h2 className="sr-only">{basketText("partsInBasket")}</h2> : null}
          <BasketContent
            basket={basket}
            refused={refused}
            inputOf={status === "signedIn" ? extras.lines.inputOf : undefined}
          />
          {lines.length > 0 ? (
            <Slot
              at="basket-lines"
              with={{ lines, total: basket.total }}
              className="mt-6 space-y-6"
            />
          ) : null}
        </div>
        {lines.length > 0 ? (
          <BasketSummary
            basket={basket}
            lines={lines}
            refused={refused}
            onRefused={setRefused}
            extras={extras}
          />
        ) : null}
      </div>
    </div>
  )
}

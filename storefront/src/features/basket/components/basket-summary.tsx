import { Link, useLocation } from "react-router-dom"
import { AddedLines } from "@/components/money/added-lines"
import { PlusTax } from "@/components/money/plus-tax"
import { Price } from "@/components/money/price"
import { Notice } from "@/components/ui/feedback/notice"
import { useSettled } from "@/components/ui/form/use-settled"
import { SaveAsList } from "@/features/lists/save-as-list"
import { useSession } from "@/platform/identity/session"
import type { OrderExtras } from "@/platform/slots/order-input"
import { Slot } from "@/platform/slots/slot"
import { useAddedLines } from "../added/added-lines"
import { weightText } from "../line/weight-text"
import { problemOf } from "../line-problem"
import type { RefusedLine } from "../order/refused-lines"
import type { ShownLine } from "../shown-lines"
import type { ShownBasket } from "../use-basket"
import { OrderForm } from "./order-form"
import { basketText } from "../texts"

type BasketSummaryProps = {
  basket: ShownBasket
  lines: readonly ShownLine[]
  refused: readonly RefusedLine[]
  onRefused: (lines: readonly RefusedLine[]) => void
  extras: OrderExtras
}

/** What the basket comes to, what keeps it from being ordered, and the way to order it. */
export function BasketSummary({ basket, lines, refused, onRefused, extras }: BasketSummaryProps) {
  const session = useSession()
  const from = useLocation()
  const ofLines = useSettled(extras.lines.values)
  const filled = lines.map(({ productId, qty }) => ({
    ...{ productId, qty },
    fields: ofLines[productId] ?? {},
  }))
  const added = useAddedLines({ lines: filled, extras: useSettled(extras.body) })
  const blocks = (
    <Slot
      at="basket-summary"
      with={{ lines, total: basket.total, ...extras.input }}
      className="space-y-4"
    />
  )
  const wrong = lines.filter((line) => problemOf(line) !== null)

  return (
    <div className="space-y-6 border border-line p-5 lg:sticky lg:top-38">
      <AddedLines lines={added.lines} />
      <dl className="space-y-2">
        <div className="flex items-baseline justify-between gap-4">
          <dt className="lettering text-muted">{basketText("totalPrice")}</dt>
          <dd
            aria-busy={added.isOld}
            className="text-3xl font-semibold tabular-nums transition-colors aria-busy:text-muted"
          >
            <Price amount={basket.total + added.total} />
            <PlusTax />
          </dd>
        </div>
        {basket.weight === null ? null : (
          <div className="flex items-baseline justify-between gap-4">
            <dt className="lettering text-muted">{basketText("weight")}</dt>
            <dd className="tabular-nums">
              {weightText(
                basket.weight,
                lines.every(({ weight }) => weight !== null),
              )}
            </dd>
          </div>
        )}
      </dl>
      {wrong.length > 0 ? <ToMend lines={wrong} /> : null}
      {session.status === "signedIn" ? (
        <OrderForm
          buyer={session}
          marked={refused.length}
          onMend={focusLine}
          onRefused={onRefused}
          extras={extras}
        >
          {blocks}
        </OrderForm>
      ) : (
        <div className="space-y-2">
          {blocks}
          <Link to="/login" state={{ from }} className="btn w-full btn-lg btn-primary">
            {basketText("placeOrder")}
          </Link>
          <p className="text-sm text-muted">{basketText("loginFirst")}</p>
        </div>
      )}
      {session.status === "signedIn" ? <SaveAsList lines={lines} /> : null}
    </div>
  )
}

function ToMend({ lines }: { lines: readonly ShownLine[] }) {
  return (
    <Notice tone="warning" title={basketText("changeBeforeOrder", { count: lines.length })}>
      <ul className="space-y-1">
        {lines.map((line) => (
          <li key={line.productId}>
            <button
              type="button"
              className="min-h-9 text-left underline underline-offset-4"
              onClick={() => focusLine(line.productId)}
            >
              {line.productName}
            </button>
            <span className="block first-letter:uppercase">{problemOf(line)}</span>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

function focusLine(productId: string): void {
  const fields = document.querySelectorAll<HTMLElement>("main [data-quantity]")
  Array.from(fields)
    .find(({ dataset }) => dataset.quantity === productId)
    ?.focus()
}

import type { OrderReturn } from "@shop/contract/return/order-return"
import { figure } from "@/platform/format/figure"
import { returnText } from "../texts"
import { REASON_WORDS, stateWord } from "../words"
import { AddPicture } from "./add-picture"
import { Outcome } from "./outcome"
import { ReturnPictures } from "./return-pictures"
import { ReturnSteps } from "./return-steps"
import { WithdrawButton } from "./withdraw-button"

type ReturnCardProps = {
  orderId: string
  one: OrderReturn
  /** Its customer goes on with it; staff do in Medusa Admin. */
  isOwn: boolean
  isStaff: boolean
}

/** A return as its customer and staff see it on the order's page. */
export function ReturnCard({ orderId, one, isOwn, isStaff }: ReturnCardProps) {
  const { _id, number, lines, pictures, note, answer } = one
  return (
    <li className="space-y-4 border-b border-line py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="text-xl">
          {number} <span className="text-muted">{stateWord(one)}</span>
        </h3>
        <div className="flex flex-wrap gap-2 print:hidden">
          {isOwn ? <AddPicture orderId={orderId} one={one} /> : null}
          {isOwn && one.state === "requested" ? (
            <WithdrawButton orderId={orderId} one={one} />
          ) : null}
          {isStaff ? (
            <a href={`/app/shop-returns?return=${_id}`} className="btn btn-sm">
              {returnText("inAdmin")}
            </a>
          ) : null}
        </div>
      </div>
      <ReturnSteps one={one} />
      <Outcome one={one} />
      <ul className="space-y-1 text-sm">
        {lines.map((line) => (
          <li key={line.line} className="wrap-anywhere">
            {figure(line.qty)} × {line.productName} {line.sku}
            <span className="text-muted">
              {" · "}
              {[REASON_WORDS[line.reason], ...conditionOf(line)].join(" · ")}
            </span>
          </li>
        ))}
      </ul>
      {answer ? <Quote who={returnText("weWrote")} text={answer} /> : null}
      {note ? <Quote who={returnText(isOwn ? "youWrote" : "customerWrote")} text={note} /> : null}
      {pictures.length > 0 ? <ReturnPictures number={number} pictures={pictures} /> : null}
    </li>
  )
}

/** What arrived of a line, and how: nothing before it was received. */
function conditionOf({ qty, good, damaged }: OrderReturn["lines"][number]): string[] {
  if (good === null || damaged === null) return []
  const missing = qty - good - damaged
  return [
    ...(good > 0 ? [returnText("goodPieces", { good })] : []),
    ...(damaged > 0 ? [returnText("damagedPieces", { damaged })] : []),
    ...(missing > 0 ? [returnText("missingPieces", { missing })] : []),
  ]
}

function Quote({ who, text }: { who: string; text: string }) {
  return (
    <figure className="max-w-prose border-l-2 border-line pl-3">
      <figcaption className="text-sm text-muted">{who}</figcaption>
      <blockquote className="whitespace-pre-line wrap-anywhere">{text}</blockquote>
    </figure>
  )
}

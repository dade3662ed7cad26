import { Price } from "@/components/money/price"
import { FitVerdict } from "@/features/vehicles/fit/fit-verdict"
import { PartImage } from "../../card/part-image"
import type { Suggestion } from "../box/suggestion"
import { searchText } from "../texts"

type SuggestedPartProps = { part: Extract<Suggestion, { kind: "part" }> }

/** A part among the suggestions: its picture, its number, what it costs and how many there are. */
export function SuggestedPart({ part }: SuggestedPartProps) {
  const { text, detail, image, unitPrice, available, verdict } = part
  return (
    <>
      <span className="flex min-w-0 items-center gap-2 sm:gap-3">
        {image ? (
          <span aria-hidden="true" className="w-10 shrink-0 sm:w-14">
            <PartImage src={image} alt="" sizes="3.5rem" />
          </span>
        ) : null}
        <span className="min-w-0">
          <span className="block text-sm wrap-anywhere sm:text-base">{text}</span>
          <span className="lettering block wrap-anywhere text-muted">{detail}</span>
          {verdict ? <FitVerdict verdict={verdict} /> : null}
        </span>
      </span>
      <span className="shrink-0 text-right tabular-nums">
        {unitPrice === null ? null : (
          <span className="block font-semibold">
            <Price amount={unitPrice} />
          </span>
        )}
        <span className="block text-xs text-muted sm:text-sm">
          {available > 0 ? searchText("inStock", { count: available }) : searchText("outOfStock")}
        </span>
      </span>
    </>
  )
}

import { Failed } from "@/components/ui/feedback/failed"
import { Notice } from "@/components/ui/feedback/notice"
import { Spinner } from "@/components/ui/feedback/spinner"
import { ListLink } from "@/features/vehicles/list-link"
import type { LineInputs } from "@/platform/fields/line-inputs"
import type { RefusedLine } from "../order/refused-lines"
import type { ShownBasket } from "../use-basket"
import { BasketLines } from "./basket-lines"
import { basketText } from "../texts"

type BasketContentProps = {
  basket: ShownBasket
  refused?: readonly RefusedLine[]
  inputOf?: LineInputs["inputOf"] | undefined
}

/** A basket's lines, or why there are none to be seen. */
export function BasketContent({ basket, refused = [], inputOf }: BasketContentProps) {
  const { lines, error, retry } = basket
  if (!lines) {
    if (!error) {
      return (
        <div className="grid min-h-60 place-items-center">
          <Spinner label={basketText("loading")} />
        </div>
      )
    }
    return (
      <div className="py-5">
        <Failed title={basketText("notLoaded")} error={error} onRetry={retry} />
      </div>
    )
  }
  if (lines.length === 0) return <EmptyBasket />
  return (
    <>
      {error ? (
        <div className="pt-5">
          <Failed title={basketText("outOfDate")} error={error} onRetry={retry} />
        </div>
      ) : null}
      <BasketLines lines={lines} refused={refused} total={basket.total} inputOf={inputOf} />
    </>
  )
}

function EmptyBasket() {
  return (
    <div className="py-5">
      <Notice
        title={basketText("empty")}
        action={<ListLink className="btn btn-sm">{basketText("toTheParts")}</ListLink>}
      >
        {basketText("emptyText")}
      </Notice>
    </div>
  )
}

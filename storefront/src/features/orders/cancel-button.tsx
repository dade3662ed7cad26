import type { Order } from "@shop/contract/order/order"
import { useConfirmation } from "@/components/ui/dialog/confirmation"
import { RowButton } from "@/components/ui/table/row-button"
import { useCancelOrder } from "./api"
import { ordersText } from "./texts"

/** Cancels an order after asking once, unless something was paid for it: that goes back first. */
export function CancelButton({ order }: { order: Order }) {
  const ask = useConfirmation()
  const cancel = useCancelOrder()
  if (order.transitionId) return null
  return (
    <RowButton
      about={order.productName}
      onClick={() =>
        ask({
          title: ordersText("cancelQuestion"),
          text: ordersText("goesBack", { pieces: whatGoesBack(order) }),
          yes: ordersText("yesCancelOrder"),
          no: ordersText("noKeepIt"),
          action: () => cancel.mutateAsync(order._id),
          done: ordersText("orderCancelled"),
        })
      }
    >
      {ordersText("cancel")}
    </RowButton>
  )
}

function whatGoesBack({ lines, qty, productName }: Order): string {
  if (lines.length < 2) return ordersText("piecesOfPart", { pieces: qty, part: productName })
  return ordersText("piecesOfParts", { pieces: qty, parts: lines.length })
}

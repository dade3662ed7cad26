import type { OrderReturn } from "@shop/contract/return/order-return"
import { useConfirmation } from "@/components/ui/dialog/confirmation"
import { RowButton } from "@/components/ui/table/row-button"
import { useWithdrawReturn } from "../api"
import { returnText } from "../texts"

type WithdrawButtonProps = { orderId: string; one: OrderReturn }

/** Takes a request back that nobody has decided on, after asking once. */
export function WithdrawButton({ orderId, one: { _id, number } }: WithdrawButtonProps) {
  const ask = useConfirmation()
  const { mutateAsync, isPending } = useWithdrawReturn(orderId)
  return (
    <RowButton
      about={number}
      busy={isPending}
      onClick={() =>
        ask({
          title: returnText("withdrawQuestion"),
          text: returnText("withdrawText"),
          yes: returnText("yesWithdraw"),
          no: returnText("noKeep"),
          action: () => mutateAsync({ orderId, returnId: _id }),
          done: returnText("withdrawDone"),
        })
      }
    >
      {returnText("withdraw")}
    </RowButton>
  )
}

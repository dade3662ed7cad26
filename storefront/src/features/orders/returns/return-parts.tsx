import type { OrderReturns } from "@shop/contract/return/order-return"
import { ButtonLink } from "@/components/ui/action/button"
import { isReturnable, returnAddress } from "./returnable"
import { returnText } from "./texts"

type ReturnPartsProps = { orderId: string; returns: OrderReturns | undefined }

/** Leads to where a return is asked for; nothing where nothing may come back. */
export function ReturnParts({ orderId, returns }: ReturnPartsProps) {
  if (!returns || !isReturnable(returns)) return null
  return (
    <ButtonLink small to={returnAddress(orderId)}>
      {returnText("returnParts")}
    </ButtonLink>
  )
}

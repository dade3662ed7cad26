import { defineWidgetConfig } from "@medusajs/admin-sdk"
import type { DetailWidgetProps, HttpTypes } from "@medusajs/types"
import { Container, Heading, StatusBadge, Text } from "@medusajs/ui"
import { shopState } from "../lib/shop-state"

/** What the customer sees of this order: paid or not, with which transaction, delivered or not. */
const OrderShopState = ({ data: order }: DetailWidgetProps<HttpTypes.AdminOrder>) => {
  const { paid, transactionId, delivered, cancelled } = shopState(order)
  return (
    <Container className="divide-y p-0">
      <div className="flex items-center justify-between gap-x-4 px-6 py-4">
        <Heading level="h2">In the shop</Heading>
        <div className="flex gap-x-2">
          {cancelled && <StatusBadge color="red">Cancelled</StatusBadge>}
          <StatusBadge color={paid ? "green" : "orange"}>{paid ? "Paid" : "Unpaid"}</StatusBadge>
          <StatusBadge color={delivered ? "green" : "orange"}>
            {delivered ? "Delivered" : "Pending"}
          </StatusBadge>
        </div>
      </div>
      <div className="grid grid-cols-2 gap-4 px-6 py-4">
        <Text size="small" leading="compact" weight="plus">
          Transaction id
        </Text>
        <Text size="small" leading="compact" className="break-all">
          {transactionId || "–"}
        </Text>
      </div>
    </Container>
  )
}

export const config = defineWidgetConfig({ zone: "order.details.side.before" })

export default OrderShopState

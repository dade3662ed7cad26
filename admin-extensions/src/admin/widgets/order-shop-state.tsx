import { defineWidgetConfig } from "@medusajs/admin-sdk"
import type { DetailWidgetProps, HttpTypes } from "@medusajs/types"
import { Button, Container, Heading, StatusBadge, Text } from "@medusajs/ui"
import { useTranslation } from "react-i18next"
import { OrderActions } from "../features/orders/order-actions"
import { OrderTimeline } from "../features/orders/order-timeline"
import { useShopState } from "../features/orders/api"
import type { ShopState } from "../features/orders/order-state"

/** What the customer sees of this order: its timeline and transaction; and the shop's own actions. */
const OrderShopState = ({ data: order }: DetailWidgetProps<HttpTypes.AdminOrder>) => {
  const { t } = useTranslation("shop")
  const { data: state, error, refetch } = useShopState(order)
  return (
    <Container className="divide-y p-0">
      <div className="flex items-center justify-between gap-x-4 px-6 py-4">
        <Heading level="h2">{t("orders.title")}</Heading>
        {state && <Badges state={state} />}
      </div>
      {state ? (
        <>
          <OrderTimeline stops={state.stops} />
          <div className="grid grid-cols-2 gap-4 px-6 py-4">
            <Text size="small" leading="compact" weight="plus">
              {t("orders.transactionId")}
            </Text>
            <Text size="small" leading="compact" className="break-all">
              {state.transactionId || t("common.none")}
            </Text>
          </div>
          <OrderActions id={order.id} state={state} />
        </>
      ) : (
        <Text role={error ? "alert" : "status"} size="small" className="px-6 py-4">
          {error ? `${t("orders.loadFailed", { reason: error.message })} ` : t("common.loading")}
          {error && (
            <Button variant="transparent" size="small" onClick={() => void refetch()}>
              {t("common.retry")}
            </Button>
          )}
        </Text>
      )}
    </Container>
  )
}

function Badges({ state: { paid, delivered, cancelled } }: { state: ShopState }) {
  const { t } = useTranslation("shop")
  return (
    <div className="flex gap-x-2">
      {cancelled && <StatusBadge color="red">{t("orders.cancelled")}</StatusBadge>}
      <StatusBadge color={paid ? "green" : "orange"}>
        {paid ? t("orders.paid") : t("orders.unpaid")}
      </StatusBadge>
      <StatusBadge color={delivered ? "green" : "orange"}>
        {delivered ? t("orders.delivered") : t("orders.pending")}
      </StatusBadge>
    </div>
  )
}

export const config = defineWidgetConfig({ zone: "order.details.side.before" })

export default OrderShopState

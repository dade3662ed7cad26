import { defineWidgetConfig } from "@medusajs/admin-sdk"
import type { DetailWidgetProps, HttpTypes } from "@medusajs/types"
import { Container, StatusBadge, Text } from "@medusajs/ui"
import { useTranslation } from "react-i18next"
import { LoadState } from "../../components/load-state"
import { SectionHeader } from "../../components/section-header"
import { useOrderState } from "../../features/orders/api"
import { OrderActions } from "../../features/orders/order-actions"
import type { OrderState } from "../../features/orders/order-state"
import { OrderTimeline } from "../../features/orders/order-timeline"

/** What the customer sees of this order: its timeline and transaction; and the shop's own actions. */
const OrderShopState = ({ data: order }: DetailWidgetProps<HttpTypes.AdminOrder>) => {
  const { t } = useTranslation("shop")
  const query = useOrderState(order)
  const state = query.data
  return (
    <Container className="divide-y p-0">
      <SectionHeader title={t("orders.title")} level="h2">
        {state && <Badges state={state} />}
      </SectionHeader>
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
        <LoadState query={query} failed={(reason) => t("orders.loadFailed", { reason })} />
      )}
    </Container>
  )
}

function Badges({ state: { paid, delivered, cancelled } }: { state: OrderState }) {
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

import { defineWidgetConfig } from "@medusajs/admin-sdk"
import type { DetailWidgetProps, HttpTypes } from "@medusajs/types"
import { Container, Heading, Text } from "@medusajs/ui"
import { useOrderCores } from "../cores/api"
import { CoreActions } from "../cores/core-actions"
import { DepositsTable, ReturnsTable } from "../cores/cores-tables"

/** An order's deposits, who asked to return what, and what arrived; nothing for an order without. */
const OrderCoreDeposits = ({ data: order }: DetailWidgetProps<HttpTypes.AdminOrder>) => {
  const { data: cores, isError } = useOrderCores(order.id)
  if (cores?.deposits.length === 0) return null
  const format = new Intl.NumberFormat(undefined, {
    style: "currency",
    currency: order.currency_code,
  })
  const money = (amount: number) => format.format(amount)
  return (
    <Container className="divide-y p-0">
      <div className="px-6 py-4">
        <Heading level="h2">Core deposits</Heading>
        <Text size="small" className="text-ui-fg-subtle">
          {isError && "The deposits could not be loaded."}
          {!cores && !isError && "Loading …"}
          {cores && `Old parts come back until ${new Date(cores.until).toLocaleDateString()}.`}
        </Text>
      </div>
      {cores && <DepositsTable deposits={cores.deposits} money={money} />}
      {cores && cores.returns.length > 0 && <ReturnsTable returns={cores.returns} money={money} />}
      {cores?.isRunning && <CoreActions orderId={order.id} cores={cores} />}
    </Container>
  )
}

export const config = defineWidgetConfig({ zone: "order.details.after" })

export default OrderCoreDeposits

import { defineRouteConfig } from "@medusajs/admin-sdk"
import { TruckFast } from "@medusajs/icons"
import { Container } from "@medusajs/ui"
import { DeliveryResults } from "../../features/delivery-queue/delivery-results"
import { QueueTable } from "../../features/delivery-queue/queue-table"
import { useDeliverTogether } from "../../features/delivery-queue/use-deliver-together"
import { WaitingLinks } from "../../features/delivery-queue/waiting-links"
import { useWaiting } from "../../features/delivery-queue/api"

/** Where staff begin their day: what is to be sent, and what else waits. */
const ToDeliver = () => {
  const { deliver, results, clear } = useDeliverTogether()
  const { data } = useWaiting()
  return (
    <div className="flex flex-col gap-y-3">
      <Container className="min-h-12 p-0">
        {data ? <WaitingLinks waiting={data.waiting} /> : null}
      </Container>
      <DeliveryResults results={results} onClose={clear} />
      <Container className="divide-y p-0">
        <QueueTable onDeliver={deliver} />
      </Container>
    </div>
  )
}

export const config = defineRouteConfig({
  label: "deliveryQueue.title",
  translationNs: "shop",
  icon: TruckFast,
  rank: 0,
})

export default ToDeliver

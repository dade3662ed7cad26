import { defineWidgetConfig } from "@medusajs/admin-sdk"
import type { DetailWidgetProps, HttpTypes } from "@medusajs/types"
import { Container } from "@medusajs/ui"
import { useTranslation } from "react-i18next"
import { SectionHeader } from "../../components/section-header"
import { NoteForm } from "../../features/order-notes/note-form"
import { NoteList } from "../../features/order-notes/note-list"

/** What staff write to an order, for themselves or for its customer. */
const OrderNotes = ({ data: order }: DetailWidgetProps<HttpTypes.AdminOrder>) => {
  const { t } = useTranslation("shop")
  return (
    <Container className="divide-y p-0">
      <SectionHeader title={t("orderNotes.title")} level="h2" />
      <NoteForm key={order.id} orderId={order.id} />
      <NoteList orderId={order.id} />
    </Container>
  )
}

export const config = defineWidgetConfig({ zone: "order.details.side.after" })

export default OrderNotes

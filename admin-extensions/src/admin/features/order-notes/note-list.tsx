import { StatusBadge, Text } from "@medusajs/ui"
import { useTranslation } from "react-i18next"
import type { OrderNote } from "../../../../../backend/src/contract/order/order-note"
import { LoadState, Note } from "../../components/load-state"
import { useFormats } from "../../platform/formats"
import { useOrderNotes } from "./api"

/** The notes of an order, or that there are none. */
export function NoteList({ orderId }: { orderId: string }) {
  const { t } = useTranslation("shop")
  const query = useOrderNotes(orderId)
  if (!query.data) {
    return <LoadState query={query} failed={(reason) => t("orderNotes.loadFailed", { reason })} />
  }
  const { notes } = query.data
  if (notes.length === 0) return <Note>{t("orderNotes.none")}</Note>
  return (
    <ul aria-label={t("orderNotes.title")} className="divide-y">
      {notes.map((note) => (
        <NoteRow key={note._id} note={note} />
      ))}
    </ul>
  )
}

function NoteRow({ note }: { note: OrderNote }) {
  const { t } = useTranslation("shop")
  const { time } = useFormats()
  return (
    <li className="flex flex-col gap-y-1 px-6 py-3">
      <Text size="small" className="whitespace-pre-line break-words">
        {note.text}
      </Text>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <StatusBadge color={note.internal ? "grey" : "blue"}>
          {note.internal ? t("orderNotes.internal") : t("orderNotes.toCustomer")}
        </StatusBadge>
        <Text size="xsmall" className="text-ui-fg-muted break-all">
          {t("orderNotes.written", { by: note.by, at: time(note.createdAt) })}
        </Text>
      </div>
    </li>
  )
}

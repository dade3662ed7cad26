import type { OrderNote } from "@shop/contract/order/order-note"
import { useQuery } from "@tanstack/react-query"
import { Moment } from "@/components/dates/moment"
import { useSession } from "@/platform/identity/session"
import { orderNotesQuery } from "../notes-api"
import { ordersText } from "../texts"
import { NoteForm } from "./note-form"

/** What staff wrote to the order; staff write here too. Its customer sees nothing before the first. */
export function OrderNotes({ orderId }: { orderId: string }) {
  const session = useSession()
  const staff = session.status === "signedIn" && session.user?.isAdmin === true
  const { data: notes = [] } = useQuery(orderNotesQuery(orderId))
  if (notes.length === 0 && !staff) return null
  return (
    <section aria-labelledby="order-notes">
      <h2 id="order-notes" className="mb-2 text-2xl">
        {ordersText("notes")}
      </h2>
      {notes.length > 0 ? (
        <ol className="border-t border-line">
          {notes.map((note) => (
            <Note key={note._id} note={note} staff={staff} />
          ))}
        </ol>
      ) : null}
      {staff ? <NoteForm orderId={orderId} /> : null}
    </section>
  )
}

function Note({ note, staff }: { note: OrderNote; staff: boolean }) {
  return (
    <li className="space-y-1 border-b border-line py-3">
      <p className="flex flex-wrap gap-x-4 text-sm text-muted">
        <Moment at={note.createdAt} className="tabular-nums" />
        {note.by ? <span className="wrap-anywhere">{note.by}</span> : null}
        {staff ? (
          <span className="font-medium text-ink">
            {note.internal ? ordersText("internalNote") : ordersText("customerNote")}
          </span>
        ) : null}
      </p>
      <p className="max-w-prose whitespace-pre-line wrap-anywhere">{note.text}</p>
    </li>
  )
}

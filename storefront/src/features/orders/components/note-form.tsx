import { type FormEvent, useState } from "react"
import { SubmitButton } from "@/components/ui/form/submit-button"
import { TextArea } from "@/components/ui/form/text-field"
import { toast } from "@/components/ui/feedback/toast"
import { messageOf } from "@/platform/api/api-error"
import { useWriteNote } from "../notes-api"
import { ordersText } from "../texts"

/** As the shop takes it. */
const LONGEST = 2000

/** What staff write to an order: for themselves unless they say that its customer reads it. */
export function NoteForm({ orderId }: { orderId: string }) {
  const [text, setText] = useState("")
  const [toCustomer, setToCustomer] = useState(false)
  const [error, setError] = useState("")
  const write = useWriteNote(orderId)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (text.trim() === "") return setError(ordersText("noteRequired"))
    try {
      await write.mutateAsync({ text, internal: !toCustomer })
      setText("")
      setToCustomer(false)
      toast.success(ordersText(toCustomer ? "noteSent" : "noteKept"))
    } catch (failure) {
      setError(messageOf(failure))
    }
  }

  return (
    <form
      className="mt-4 max-w-prose space-y-3 print:hidden"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <TextArea
        label={ordersText("newNote")}
        rows={3}
        maxLength={LONGEST}
        value={text}
        error={error || undefined}
        onChange={(event) => {
          setText(event.target.value)
          setError("")
        }}
      />
      <label className="flex items-start gap-2">
        <input
          type="checkbox"
          className="checkbox mt-0.5 checkbox-sm"
          checked={toCustomer}
          onChange={(event) => setToCustomer(event.target.checked)}
        />
        {ordersText("forCustomer")}
      </label>
      <SubmitButton busy={write.isPending} kind="plain" className="btn-sm">
        {ordersText("writeNote")}
      </SubmitButton>
    </form>
  )
}

import { Button, Checkbox, Label, Textarea, toast } from "@medusajs/ui"
import { useState, type FormEvent } from "react"
import { useTranslation } from "react-i18next"
import { FormField } from "../../components/form-field"
import { useWriteNote } from "./api"

/** As the server takes it. */
const LONGEST = 2000

/** A note for staff, unless whoever writes says that the customer reads it. */
export function NoteForm({ orderId }: { orderId: string }) {
  const { t } = useTranslation("shop")
  const [text, setText] = useState("")
  const [toCustomer, setToCustomer] = useState(false)
  const [problem, setProblem] = useState("")
  const { mutate, isPending } = useWriteNote(orderId)

  function save(event: FormEvent) {
    event.preventDefault()
    if (text.trim() === "") return setProblem(t("orderNotes.required"))
    mutate(
      { text, internal: !toCustomer },
      {
        onSuccess: () => {
          toast.success(toCustomer ? t("orderNotes.sent") : t("orderNotes.kept"))
          setText("")
          setToCustomer(false)
        },
        onError: ({ message }) => setProblem(message),
      },
    )
  }

  return (
    <form className="flex flex-col gap-y-3 px-6 py-4" noValidate onSubmit={save}>
      <FormField id="order-note" label={t("orderNotes.new")} error={problem}>
        <Textarea
          id="order-note"
          rows={3}
          maxLength={LONGEST}
          value={text}
          aria-invalid={problem !== ""}
          aria-describedby="order-note-hint"
          onChange={(event) => {
            setText(event.target.value)
            setProblem("")
          }}
        />
      </FormField>
      <div className="flex items-center gap-x-2">
        <Checkbox
          id="order-note-customer"
          checked={toCustomer}
          onCheckedChange={(checked) => setToCustomer(checked === true)}
        />
        <Label htmlFor="order-note-customer" size="small">
          {t("orderNotes.forCustomer")}
        </Label>
      </div>
      <Button type="submit" size="small" className="self-end" isLoading={isPending}>
        {t("orderNotes.write")}
      </Button>
    </form>
  )
}

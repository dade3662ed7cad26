import { useQuery } from "@tanstack/react-query"
import { type SubmitEvent, useId, useRef, useState } from "react"
import { toast } from "@/components/ui/feedback/toast"
import { Modal } from "@/components/ui/dialog/modal"
import { FormFooter } from "@/components/ui/form/form-footer"
import { TextField } from "@/components/ui/form/text-field"
import { listsQuery, useSaveToList } from "@/features/lists/api"
import { messageOf } from "@/platform/api/api-error"
import { idempotencyKey } from "@/platform/idempotency-key"
import type { Entry } from "../check/entries"
import { quickText } from "../texts"

type SaveToListProps = { email: string; entries: readonly Entry[]; disabled: boolean }

/** Keeps what is ready on a saved list, an old one or a new one. */
export function SaveToList({ email, entries, disabled }: SaveToListProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="btn" disabled={disabled} onClick={() => setOpen(true)}>
        {quickText("saveToList")}
      </button>
      <Modal open={open} title={quickText("saveToList")} onClose={() => setOpen(false)}>
        <ListChoice email={email} entries={entries} onClose={() => setOpen(false)} />
      </Modal>
    </>
  )
}

type ListChoiceProps = Omit<SaveToListProps, "disabled"> & { onClose: () => void }

function ListChoice({ email, entries, onClose }: ListChoiceProps) {
  const select = useId()
  const { data: lists = [] } = useQuery(listsQuery(email))
  const save = useSaveToList()
  const [chosen, setChosen] = useState("")
  const [name, setName] = useState("")
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState("")
  // Sent again after a failure, it adds nothing twice.
  const key = useRef(idempotencyKey())

  async function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    if (chosen === "" && name.trim() === "") return setFailure(quickText("nameRequired"))
    setBusy(true)
    try {
      const lines = entries.flatMap(({ row: { productId }, qty }) =>
        productId === null ? [] : [{ productId, qty }],
      )
      const target = chosen === "" ? { name: name.trim() } : { id: chosen }
      const list = await save(target, lines, key.current)
      toast.success(quickText("saved", { count: lines.length, list: list.name }))
      onClose()
    } catch (error) {
      setFailure(messageOf(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void onSubmit(event)}>
      {lists.length > 0 ? (
        <div>
          <label htmlFor={select} className="mb-1 block text-sm font-medium">
            {quickText("savedList")}
          </label>
          <select
            id={select}
            value={chosen}
            className="select w-full"
            onChange={({ target }) => setChosen(target.value)}
          >
            <option value="">{quickText("newList")}</option>
            {lists.map((list) => (
              <option key={list._id} value={list._id}>
                {list.name}
              </option>
            ))}
          </select>
        </div>
      ) : null}
      {chosen === "" ? (
        <TextField
          label={quickText("listName")}
          autoFocus
          autoComplete="off"
          maxLength={80}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      ) : null}
      <FormFooter busy={busy} failure={failure} onCancel={onClose}>
        {quickText("save")}
      </FormFooter>
    </form>
  )
}

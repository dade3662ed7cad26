import { Button, Input, Label } from "@medusajs/ui"
import { type FormEvent, useId, useState } from "react"

type PiecesFormProps = {
  label: string
  action: string
  /** What the field has before anybody types. */
  pieces?: number
  busy: boolean
  send: (qty: number) => void
  /** Takes nothing of a request. */
  onRefuse?: () => void
}

/** A number of cores, and what is done with it. */
export function PiecesForm({ label, action, pieces, busy, send, onRefuse }: PiecesFormProps) {
  const id = useId()
  const [typed, setTyped] = useState(pieces === undefined ? "" : String(pieces))
  const isWhole = /^[1-9]\d{0,8}$/.test(typed.trim())

  function submit(event: FormEvent) {
    event.preventDefault()
    send(Number(typed))
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-wrap items-end gap-2 px-6 py-4">
      <div className="min-w-48 flex-1">
        <Label htmlFor={id} size="small" weight="plus">
          {label}
        </Label>
        <Input
          id={id}
          inputMode="numeric"
          value={typed}
          aria-invalid={typed !== "" && !isWhole ? true : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <Button type="submit" size="small" disabled={!isWhole} isLoading={busy}>
        {action}
      </Button>
      {onRefuse && (
        <Button type="button" size="small" variant="secondary" disabled={busy} onClick={onRefuse}>
          Refuse
        </Button>
      )}
    </form>
  )
}

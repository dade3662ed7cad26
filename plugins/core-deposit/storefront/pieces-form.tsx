import { SubmitButton, TextField, useShopForm, z } from "@halden/storefront/kit/form"
import { Notice } from "@halden/storefront/kit/ui"
import type { ReactNode } from "react"
import { depositText } from "./texts"

type PiecesFormProps = {
  label: string
  /** What the button says. */
  action: string
  /** What the field has before anybody types. */
  pieces?: number
  send: (qty: number) => Promise<unknown>
  /** Beside the button. */
  children?: ReactNode
}

const schema = z.object({
  qty: z.string().regex(/^[1-9]\d{0,8}$/, depositText("quantityRequired")),
})

/** A number of cores, and what is done with it. */
export function PiecesForm({ label, action, pieces, send, children }: PiecesFormProps) {
  const { field, failure, busy, onSubmit, reset } = useShopForm({
    schema,
    defaultValues: { qty: pieces === undefined ? "" : String(pieces) },
    send: async ({ qty }) => {
      await send(Number(qty))
      reset()
    },
  })
  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-wrap items-start gap-x-4 gap-y-2">
      <TextField
        label={label}
        inputMode="numeric"
        className="w-full sm:w-auto sm:min-w-64"
        {...field("qty")}
      />
      {/* Beside the field, whatever is said below that; below it on a narrow screen. */}
      <SubmitButton busy={busy} className="sm:mt-6">
        {action}
      </SubmitButton>
      {children}
      {failure ? <Notice tone="error" title={failure} /> : null}
    </form>
  )
}

import { zodResolver } from "@hookform/resolvers/zod"
import { type ReactNode, useState } from "react"
import { useForm } from "react-hook-form"
import { FormFooter } from "@/components/ui/form/form-footer"
import { TextField } from "@/components/ui/form/text-field"
import { codeForm } from "../../account-forms"
import { failureMessage } from "../../auth-failure"
import { factorText } from "../texts"

type CodeFormProps = {
  /** The number that the code went to, as far as it may be shown. */
  sentTo: string
  submit: string
  /** What it throws is shown under the field. */
  onCode: (code: string) => Promise<void>
  onCancel: () => void
  /** Ways to another code. */
  children: ReactNode
}

/** Asks for the code that an SMS has brought. */
export function CodeForm({ sentTo, submit, onCode, onCancel, children }: CodeFormProps) {
  const [failed, setFailed] = useState("")
  const { register, handleSubmit, formState, setFocus } = useForm({
    resolver: zodResolver(codeForm),
    defaultValues: { code: "" },
  })
  const { errors, isSubmitting } = formState

  const send = handleSubmit(async ({ code }) => {
    setFailed("")
    try {
      await onCode(code)
    } catch (error) {
      setFailed(failureMessage(error))
      setFocus("code", { shouldSelect: true })
    }
  })

  return (
    <form noValidate className="space-y-4" onSubmit={(event) => void send(event)}>
      <TextField
        label={factorText("code")}
        required
        autoFocus
        inputMode="numeric"
        autoComplete="one-time-code"
        hint={factorText.nodes("codeHint", {
          number: <span className="whitespace-nowrap tabular-nums">{sentTo}</span>,
        })}
        error={errors.code?.message ?? (failed || undefined)}
        {...register("code")}
      />
      <div className="flex flex-wrap gap-x-5 gap-y-2">{children}</div>
      <FormFooter busy={isSubmitting} onCancel={onCancel}>
        {submit}
      </FormFooter>
    </form>
  )
}

type TextButtonProps = { onClick: () => Promise<void>; children: ReactNode }

/** A smaller way on than the form's own buttons; takes no second press while it works. */
export function TextButton({ onClick, children }: TextButtonProps) {
  const [busy, setBusy] = useState(false)

  async function work() {
    if (busy) return
    setBusy(true)
    await onClick()
    setBusy(false)
  }

  return (
    <button
      type="button"
      aria-disabled={busy}
      className="min-h-9 text-sm underline underline-offset-4 aria-disabled:cursor-progress aria-disabled:opacity-70"
      onClick={() => void work()}
    >
      {children}
    </button>
  )
}

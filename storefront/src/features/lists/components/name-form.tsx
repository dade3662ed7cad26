import { zodResolver } from "@hookform/resolvers/zod"
import { useState } from "react"
import { useForm } from "react-hook-form"
import { requiredText } from "@shop/contract/text"
import { z } from "zod"
import { useDraft } from "@/components/ui/dialog/draft"
import { showFieldErrors } from "@/components/ui/form/field-errors"
import { FormFooter } from "@/components/ui/form/form-footer"
import { TextArea, TextField } from "@/components/ui/form/text-field"
import { messageOf } from "@/platform/api/api-error"
import { listText } from "../texts"

const NAME = 80
const NOTE = 500

const schema = z.object({
  name: requiredText(listText("nameRequired"), NAME),
  note: z
    .string()
    .trim()
    .max(NOTE, listText("tooLong", { most: NOTE })),
})

export type Named = z.infer<typeof schema>

type NameFormProps = {
  initial: Named
  done: string
  onCancel: () => void
  onSave: (named: Named) => Promise<void>
}

/** A list's name and note. */
export function NameForm({ initial, done, onCancel, onSave }: NameFormProps) {
  const [failure, setFailure] = useState("")
  const form = useForm({ resolver: zodResolver(schema), defaultValues: initial })
  const { errors, isSubmitting, isDirty } = form.formState
  const leave = useDraft(isDirty)
  const submit = form.handleSubmit(async (named) => {
    setFailure("")
    try {
      await onSave(named)
    } catch (error) {
      const fields = ["name", "note"] as const
      const codes = { list_name_taken: "name" } as const
      if (!showFieldErrors(error, { setError: form.setError, fields, codes })) {
        setFailure(messageOf(error))
      }
    }
  })
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
      <TextField
        label={listText("name")}
        autoFocus
        autoComplete="off"
        maxLength={NAME}
        error={errors.name?.message}
        {...form.register("name")}
      />
      <TextArea
        label={listText("note")}
        rows={3}
        maxLength={NOTE}
        error={errors.note?.message}
        {...form.register("note")}
      />
      <FormFooter busy={isSubmitting} failure={failure} onCancel={() => leave(onCancel)}>
        {done}
      </FormFooter>
    </form>
  )
}

import { zodResolver } from "@hookform/resolvers/zod"
import { useState, type FormEvent } from "react"
import {
  get,
  useForm,
  type DefaultValues,
  type FieldError,
  type FieldPath,
  type FieldValues,
} from "react-hook-form"
import type { z } from "zod"
import { messageOf } from "@/platform/api/api-error"
import { showFieldErrors } from "./field-errors"

type ShopFormInput<Typed extends FieldValues, Checked> = {
  /** What has to be typed, with the sentences of what is wrong. */
  schema: z.ZodType<Checked, Typed>
  defaultValues: DefaultValues<Typed>
  /** What is done with it; the shop's complaints are shown, at the fields that they name. */
  send: (fields: Checked) => Promise<unknown>
}

/**
 * A form that is checked before it is sent and shows what the shop says of it. `field` is what a
 * TextField of that name takes, `failure` a complaint that names no field.
 */
export function useShopForm<Typed extends FieldValues, Checked>({
  schema,
  defaultValues,
  send,
}: ShopFormInput<Typed, Checked>) {
  const [failure, setFailure] = useState("")
  const form = useForm<Typed, unknown, Checked>({ resolver: zodResolver(schema), defaultValues })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (fields) => {
    setFailure("")
    try {
      await send(fields)
    } catch (error) {
      const names = Object.keys(form.getValues()) as FieldPath<Typed>[]
      const shown = showFieldErrors(error, { setError: form.setError, fields: names })
      if (!shown) setFailure(messageOf(error))
    }
  })
  return {
    field: (name: FieldPath<Typed>) => ({ ...form.register(name), error: errorOf(errors, name) }),
    onSubmit: (event: FormEvent) => void submit(event),
    busy: isSubmitting,
    failure,
    reset: () => form.reset(),
  }
}

function errorOf(errors: object, name: string): string | undefined {
  const error: FieldError | undefined = get(errors, name)
  return error?.message
}

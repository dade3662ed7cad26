import { useCallback, useMemo, useState } from "react"
import { ApiError } from "../api/api-error"
import { type FieldInput, useFieldInput } from "../fields/field-input"
import { type LineInputs, useLineInputs } from "../fields/line-inputs"
import type { OrderInput } from "./slot-props"

export type OrderExtras = {
  /** For the blocks of plugins. */
  input: OrderInput
  /** For the fields that plugins declared. */
  fields: FieldInput
  /** For those of its lines. */
  lines: LineInputs
  /** For the order's body: nothing where nothing was put in. The same object while it says the same. */
  body: { additional_data?: Readonly<Record<string, unknown>>; [field: string]: unknown }
  /** Tells blocks and fields what the shop said of it; no error takes that back. */
  complain: LineInputs["complain"]
}

/** What the blocks and the fields of plugins add to an order that is being placed. */
export function useOrderExtras(): OrderExtras {
  const [additionalData, setData] = useState<OrderInput["additionalData"]>({})
  const [errors, setErrors] = useState<OrderInput["errors"]>([])
  const { complain, ...fields } = useFieldInput()
  const lines = useLineInputs()
  // One function for all its renderings: a block may name it among what an effect of it needs.
  const setAdditionalData = useCallback<OrderInput["setAdditionalData"]>(
    (values) => setData((before) => given({ ...before, ...values })),
    [],
  )
  const { values } = fields
  const body = useMemo(
    () => ({
      ...values,
      ...(Object.keys(additionalData).length > 0 && { additional_data: additionalData }),
    }),
    [values, additionalData],
  )
  return {
    body,
    input: { additionalData, setAdditionalData, errors },
    fields,
    lines,
    complain: (error, sent) => {
      setErrors(complaintsOf(error))
      complain(error)
      lines.complain(error, sent)
    },
  }
}

function given(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}

function complaintsOf(error: unknown): OrderInput["errors"] {
  if (!(error instanceof ApiError)) return []
  return error.errors.filter(({ field }) => /^additional_data(\.|$)/.test(field))
}

import { toast } from "@medusajs/ui"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import type { Part } from "../../../../../backend/src/contract/staff/part"
import { FormRefusal } from "../../platform/send-form"
import { useSavePart } from "./api"
import { changeOf, typedPart, type TypedPart } from "./typed-part"

type PartForm = { part: Part | null; onSaved: (productId: string) => void }

/** What is typed for a part, what is wrong with it, and its way to the server. */
export function usePartForm({ part, onSaved }: PartForm) {
  const { t } = useTranslation("shop")
  const [began] = useState(() => typedPart(part))
  const [typed, setTyped] = useState(began)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const { mutate, isPending } = useSavePart(part?.variant_id ?? null)

  const change = (next: Partial<TypedPart>) => {
    setTyped((before) => ({ ...before, ...next }))
    setErrors((before) => {
      const left = Object.entries(before).filter(([name]) => !(name in next))
      return Object.fromEntries(left)
    })
  }
  const save = () => {
    // Of a new part all is sent, so that what is missing is named.
    const body = part ? changeOf(typed, began) : { ...changeOf(typed, began), status: typed.status }
    mutate(body, {
      onSuccess: (saved) => {
        toast.success(t("part.saved", { name: typed.title }))
        onSaved("part" in saved ? saved.part.product_id : saved.product_id)
      },
      onError: (error) => {
        const fields = error instanceof FormRefusal ? error.fields : {}
        setErrors(fields)
        const description = Object.keys(fields).length > 0 ? t("part.fieldsWrong") : error.message
        toast.error(t("part.notSaved"), { description })
        focusFirst(fields)
      },
    })
  }
  return { typed, errors, change, save, isPending }
}

/** Whoever saved stands at the foot of a long form. */
function focusFirst(fields: Readonly<Record<string, string>>): void {
  const wrong = Object.keys(fields).map((name) => document.getElementById(`part-${name}`))
  const places = wrong.filter((field) => field !== null)
  const [first] = places.sort(
    (a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top,
  )
  first?.focus()
}

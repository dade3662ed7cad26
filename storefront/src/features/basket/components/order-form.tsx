import { zodResolver } from "@hookform/resolvers/zod"
import { type ReactNode, useState } from "react"
import { flushSync } from "react-dom"
import { useForm } from "react-hook-form"
import { useNavigate } from "react-router-dom"
import { mail, requiredText } from "@shop/contract/text"
import type { User } from "@shop/contract/account/user"
import { z } from "zod"
import { DeclaredInputs } from "@/components/fields/declared-inputs"
import { Notice } from "@/components/ui/feedback/notice"
import { AddressField, NameField, PhoneField } from "@/components/ui/form/person-fields"
import { SubmitButton } from "@/components/ui/form/submit-button"
import { TextField } from "@/components/ui/form/text-field"
import { JUST_PLACED } from "@/features/payment/just-placed"
import { messageOf } from "@/platform/api/api-error"
import { isAtFields, useDeclaredFields } from "@/platform/fields/declared-fields"
import type { OrderExtras } from "@/platform/slots/order-input"
import { saveTyped } from "../change/use-typed-quantity"
import type { RefusedLine } from "../order/refused-lines"
import { usePlaceOrder } from "../order/use-place-order"
import { basketText } from "../texts"

const buyerForm = z.object({
  name: requiredText(basketText("nameRequired")),
  email: mail,
  phone: requiredText(basketText("phoneRequired"), 40),
  address: requiredText(basketText("addressRequired"), 500),
})

const UNSAVED = basketText("quantityNotSaved")

type OrderFormProps = {
  buyer: { email: string; displayName: string; user: User | null }
  /** Takes the reader to the line of a part that has to be mended. */
  onMend: (productId: string) => void
  /** How many lines are marked because the shop refused them. */
  marked: number
  onRefused: (lines: readonly RefusedLine[]) => void
  /** What plugins add to the order, in their blocks between the fields and the button. */
  extras: OrderExtras
  children: ReactNode
}

type Refused = {
  error: unknown
  lines: readonly RefusedLine[]
  sent: readonly { productId: string }[]
}

/** Who orders and where it goes; then the payment of the whole. */
export function OrderForm({ buyer, onMend, marked, onRefused, extras, children }: OrderFormProps) {
  const navigate = useNavigate()
  const place = usePlaceOrder()
  const [failure, setFailure] = useState("")
  const declared = [...useDeclaredFields("order"), ...useDeclaredFields("orderLine")]
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(buyerForm),
    defaultValues: {
      name: buyer.displayName,
      email: buyer.email,
      phone: buyer.user?.phone ?? "",
      address: buyer.user?.address ?? "",
    },
  })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async (fields) => {
    setFailure("")
    onRefused([])
    extras.complain()
    if (!(await saveTyped())) return setFailure(UNSAVED)
    try {
      const placed = await place({ ...fields, ...extras.body }, extras.lines.valuesOf)
      if (placed.kind === "placed") navigate(`/dashboard/payment/${placed.orderId}`, JUST_PLACED)
      else if (placed.kind === "mend") onMend(placed.productId)
      else refuse(placed)
    } catch (error) {
      setFailure(messageOf(error))
    }
  })

  function refuse({ error, lines, sent }: Refused) {
    // A field that takes the focus is read out with its sentence, which has to be there by then.
    flushSync(() => {
      setFailure(isAtFields(error, declared) ? "" : messageOf(error))
      onRefused(lines)
      extras.complain(error, sent)
    })
    const [first] = lines
    if (first) onMend(first.line.productId)
  }

  return (
    <form noValidate className="space-y-4" onSubmit={(event) => void submit(event)}>
      <NameField error={errors.name?.message} {...register("name")} />
      <TextField
        label={basketText("email")}
        type="email"
        readOnly
        error={errors.email?.message}
        {...register("email")}
      />
      <PhoneField error={errors.phone?.message} {...register("phone")} />
      <AddressField error={errors.address?.message} {...register("address")} />
      <DeclaredInputs of="order" input={extras.fields} />
      {children}
      {failure ? (
        <Notice tone="error" title={failure}>
          {marked > 0 ? basketText("partsMarked", { count: marked }) : null}
        </Notice>
      ) : null}
      <SubmitButton busy={isSubmitting} className="btn-lg w-full">
        {basketText("placeOrder")}
      </SubmitButton>
    </form>
  )
}

import { zodResolver } from "@hookform/resolvers/zod"
import { useForm } from "react-hook-form"
import { FormFooter } from "@/components/ui/form/form-footer"
import { TextField } from "@/components/ui/form/text-field"
import { phoneForm } from "../../account-forms"
import { failureMessage } from "../../auth-failure"
import { factorText } from "../texts"

type PhoneFormProps = {
  /** Gets the number as "+" and digits; what it throws is shown under the field. */
  onPhone: (number: string) => Promise<void>
  onCancel: () => void
}

/** Asks for a telephone that codes can be sent to. */
export function PhoneForm({ onPhone, onCancel }: PhoneFormProps) {
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(phoneForm),
    defaultValues: { phone: "" },
  })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async ({ phone }) => {
    try {
      await onPhone(phone)
    } catch (error) {
      setError("phone", { message: failureMessage(error) }, { shouldFocus: true })
    }
  })

  return (
    <form noValidate className="space-y-4" onSubmit={(event) => void submit(event)}>
      <p>{factorText("phoneLead")}</p>
      <TextField
        label={factorText("phoneNumber")}
        required
        type="tel"
        autoComplete="tel"
        hint={factorText.nodes("phoneHint", {
          number: <span className="whitespace-nowrap tabular-nums">+46 70 123 45 67</span>,
        })}
        error={errors.phone?.message}
        {...register("phone")}
      />
      <FormFooter busy={isSubmitting} onCancel={onCancel}>
        {factorText("sendCode")}
      </FormFooter>
    </form>
  )
}

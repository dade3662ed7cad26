import { zodResolver } from "@hookform/resolvers/zod"
import { useForm } from "react-hook-form"
import { FormFooter } from "@/components/ui/form/form-footer"
import { TextField } from "@/components/ui/form/text-field"
import { phoneForm } from "../../account-forms"
import { failureMessage } from "../../auth-failure"

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
      <p>Each login will ask for a code that we send to this number by SMS.</p>
      <TextField
        label="Phone number"
        required
        type="tel"
        autoComplete="tel"
        hint={
          <>
            For instance <span className="whitespace-nowrap tabular-nums">+46 70 123 45 67</span>
          </>
        }
        error={errors.phone?.message}
        {...register("phone")}
      />
      <FormFooter busy={isSubmitting} onCancel={onCancel}>
        Send code
      </FormFooter>
    </form>
  )
}

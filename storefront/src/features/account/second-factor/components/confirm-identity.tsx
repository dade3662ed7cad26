import { zodResolver } from "@hookform/resolvers/zod"
import type { UserCredential } from "firebase/auth"
import { useForm } from "react-hook-form"
import { PasswordField } from "@/components/ui/form/password-field"
import { FormFooter } from "@/components/ui/form/form-footer"
import { confirmationForm } from "../../account-forms"
import { failureMessage } from "../../auth-failure"
import { useSecondFactor } from "../use-second-factor"
import { SecondFactorStep } from "../second-factor-step"
import { factorText } from "../texts"

type ConfirmIdentityProps = {
  /** Whether the account has one; else Google's window opens. */
  hasPassword: boolean
  onAnswer: (confirmed: boolean) => void
}

/** Has the reader log in once more: what protects an account is not changed by an old login. */
export function ConfirmIdentity({ hasPassword, onAnswer }: ConfirmIdentityProps) {
  const { asked, pass } = useSecondFactor()
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(confirmationForm),
    defaultValues: { password: hasPassword ? "" : "not asked for" },
  })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async ({ password }) => {
    try {
      const { confirmByGoogle, confirmByPassword } = await import("../provider")
      const attempt = (): Promise<UserCredential> =>
        hasPassword ? confirmByPassword(password) : confirmByGoogle()
      if (await pass(attempt)) onAnswer(true)
    } catch (error) {
      setError("password", { message: failureMessage(error) }, { shouldFocus: hasPassword })
    }
  })

  if (asked) return <SecondFactorStep asked={asked} />
  return (
    <form noValidate className="space-y-4" onSubmit={(event) => void submit(event)}>
      <p>{factorText("confirmIdentity")}</p>
      {hasPassword ? (
        <PasswordField
          label={factorText("password")}
          required
          autoFocus
          autoComplete="current-password"
          error={errors.password?.message}
          {...register("password")}
        />
      ) : (
        <p role="alert" className="text-error">
          {errors.password?.message}
        </p>
      )}
      <FormFooter busy={isSubmitting} onCancel={() => onAnswer(false)}>
        {hasPassword ? factorText("confirm") : factorText("continueGoogle")}
      </FormFooter>
    </form>
  )
}

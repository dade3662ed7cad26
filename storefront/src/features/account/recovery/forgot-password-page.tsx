import { zodResolver } from "@hookform/resolvers/zod"
import { useForm } from "react-hook-form"
import { Link, useLocation } from "react-router-dom"
import { SubmitButton } from "@/components/ui/form/submit-button"
import { EmailField } from "@/components/ui/form/person-fields"
import { toast } from "@/components/ui/feedback/toast"
import { resetForm } from "../account-forms"
import { failureMessage } from "../auth-failure"
import { AccountFrame } from "../account-frame"
import { recoveryText } from "./texts"

/** /forgetPass. */
export function ForgotPasswordPage() {
  const { state } = useLocation()
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(resetForm),
    defaultValues: { email: "" },
  })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async ({ email }) => {
    try {
      const { sendResetMail } = await import("./provider")
      await sendResetMail(email)
      toast.success(recoveryText("emailSent"))
    } catch (error) {
      toast.error(failureMessage(error))
    }
  })

  return (
    <AccountFrame title={recoveryText("forgotPassword")} lead={recoveryText("forgotPasswordLead")}>
      <form noValidate className="space-y-4" onSubmit={(event) => void submit(event)}>
        <EmailField error={errors.email?.message} {...register("email")} />
        <SubmitButton className="w-full" busy={isSubmitting}>
          {recoveryText("sendResetMail")}
        </SubmitButton>
      </form>
      <p className="mt-6 text-sm">
        <Link to="/login" state={state} className="underline underline-offset-4">
          {recoveryText("backToLogin")}
        </Link>
      </p>
    </AccountFrame>
  )
}

import { zodResolver } from "@hookform/resolvers/zod"
import { SHORTEST_PASSWORD } from "@shop/contract/account/password"
import { useState } from "react"
import { useForm } from "react-hook-form"
import { Link } from "react-router-dom"
import { Notice } from "@/components/ui/feedback/notice"
import { PasswordField } from "@/components/ui/form/password-field"
import { SubmitButton } from "@/components/ui/form/submit-button"
import { newPasswordForm } from "../../account-forms"
import { authCode, failureMessage } from "../../auth-failure"
import { LinkFailure } from "./link-failure"
import { recoveryText } from "../texts"

/** Takes the new password that a reset mail's link allows. */
export function NewPasswordForm({ code, email }: { code: string; email: string }) {
  const [failure, setFailure] = useState<unknown>(null)
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(newPasswordForm),
    defaultValues: { password: "" },
  })
  const { errors, isSubmitting, isSubmitSuccessful } = formState

  const submit = handleSubmit(async ({ password }) => {
    try {
      const { resetPassword } = await import("../provider")
      await resetPassword(code, password)
    } catch (error) {
      const message = failureMessage(error)
      setError("password", { message }, { shouldFocus: true })
      if (authCode(error) !== "weak-password") setFailure(error)
    }
  })

  if (failure !== null) {
    return <LinkFailure mode="resetPassword" error={failure} onRetry={() => setFailure(null)} />
  }
  if (isSubmitSuccessful) {
    return (
      <>
        <Notice tone="success" title={recoveryText("passwordChanged")}>
          {recoveryText("logInFromNowOn")}
        </Notice>
        <Link to="/login" className="btn mt-6 btn-primary">
          {recoveryText("login")}
        </Link>
      </>
    )
  }
  return (
    <form noValidate className="space-y-4" onSubmit={(event) => void submit(event)}>
      <p>
        {recoveryText.nodes("forEmail", {
          email: <strong className="wrap-anywhere">{email}</strong>,
        })}
      </p>
      {/* Tells password managers whose password it is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={recoveryText("newPassword")}
        required
        autoComplete="new-password"
        hint={recoveryText("atLeast", { count: SHORTEST_PASSWORD })}
        error={errors.password?.message}
        {...register("password")}
      />
      <SubmitButton className="w-full" busy={isSubmitting}>
        {recoveryText("savePassword")}
      </SubmitButton>
    </form>
  )
}

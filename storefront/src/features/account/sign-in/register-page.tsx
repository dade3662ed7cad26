import { zodResolver } from "@hookform/resolvers/zod"
import { SHORTEST_PASSWORD } from "@shop/contract/account/password"
import { useForm } from "react-hook-form"
import { Link, useLocation, useNavigate } from "react-router-dom"
import { PasswordField } from "@/components/ui/form/password-field"
import { SubmitButton } from "@/components/ui/form/submit-button"
import { EmailField, NameField } from "@/components/ui/form/person-fields"
import { toast } from "@/components/ui/feedback/toast"
import { registrationForm } from "../account-forms"
import { failureMessage } from "../auth-failure"
import { AccountFrame } from "../account-frame"
import { GoogleButton } from "./components/google-button"
import { SessionEndNotice } from "./components/session-end-notice"
import { SecondFactorStep, SECOND_FACTOR_TEXTS } from "../second-factor/second-factor-step"
import { originOf } from "./origin-of"
import { useSecondFactor } from "../second-factor/use-second-factor"
import { signInText } from "./texts"

/** /register. */
export function RegisterPage() {
  const { state } = useLocation()
  const navigate = useNavigate()
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(registrationForm),
    defaultValues: { name: "", email: "", password: "" },
  })
  const { errors, isSubmitting } = formState
  const { asked, pass } = useSecondFactor()
  const goBack = () => {
    const origin = originOf(state)
    return navigate(origin.to, { replace: true, state: origin.state })
  }

  const submit = handleSubmit(async (registration) => {
    try {
      const { register: registerAccount } = await import("./provider")
      if (await registerAccount(registration)) goBack()
    } catch (error) {
      toast.error(failureMessage(error))
    }
  })

  if (asked) {
    return (
      <AccountFrame {...SECOND_FACTOR_TEXTS}>
        <SecondFactorStep asked={asked} />
      </AccountFrame>
    )
  }
  return (
    <AccountFrame title={signInText("register")} lead={signInText("registerLead")}>
      <SessionEndNotice />
      <form noValidate className="space-y-4" onSubmit={(event) => void submit(event)}>
        <NameField error={errors.name?.message} {...register("name")} />
        <EmailField error={errors.email?.message} {...register("email")} />
        <PasswordField
          label={signInText("password")}
          required
          autoComplete="new-password"
          hint={signInText("atLeast", { count: SHORTEST_PASSWORD })}
          error={errors.password?.message}
          {...register("password")}
        />
        <SubmitButton className="w-full" busy={isSubmitting}>
          {signInText("register")}
        </SubmitButton>
      </form>
      <GoogleButton pass={pass} onDone={goBack} />
      <p className="mt-6 text-sm">
        {signInText("haveAccount")}{" "}
        <Link to="/login" state={state} className="underline underline-offset-4">
          {signInText("backLogin")}
        </Link>
      </p>
    </AccountFrame>
  )
}

import { zodResolver } from "@hookform/resolvers/zod"
import { useForm } from "react-hook-form"
import { Link, useLocation, useNavigate } from "react-router-dom"
import { PasswordField } from "@/components/ui/form/password-field"
import { SubmitButton } from "@/components/ui/form/submit-button"
import { EmailField } from "@/components/ui/form/person-fields"
import { toast } from "@/components/ui/feedback/toast"
import { loginForm } from "../account-forms"
import { failureMessage } from "../auth-failure"
import { AccountFrame } from "../account-frame"
import { GoogleButton } from "./components/google-button"
import { SessionEndNotice } from "./components/session-end-notice"
import { SecondFactorStep, SECOND_FACTOR_TEXTS } from "../second-factor/second-factor-step"
import { originOf } from "./origin-of"
import { useSecondFactor } from "../second-factor/use-second-factor"
import { signInText } from "./texts"

/** /login; leads back to where the reader came from. */
export function LoginPage() {
  const { state } = useLocation()
  const navigate = useNavigate()
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(loginForm),
    defaultValues: { email: "", password: "" },
  })
  const { errors, isSubmitting } = formState
  const { asked, pass } = useSecondFactor()
  const goBack = () => {
    const origin = originOf(state)
    return navigate(origin.to, { replace: true, state: origin.state })
  }

  const submit = handleSubmit(async (credentials) => {
    try {
      const { enterShop, signIn } = await import("./provider")
      const credential = await pass(() => signIn(credentials))
      if (!credential || !(await enterShop(credential.user))) return
      toast.success(signInText("loginSuccessful"))
      goBack()
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
    <AccountFrame title={signInText("login")} lead={signInText("loginLead")}>
      <SessionEndNotice />
      <form noValidate className="space-y-4" onSubmit={(event) => void submit(event)}>
        <EmailField error={errors.email?.message} {...register("email")} />
        <PasswordField
          label={signInText("password")}
          required
          autoComplete="current-password"
          error={errors.password?.message}
          {...register("password")}
        />
        <SubmitButton className="w-full" busy={isSubmitting}>
          {signInText("login")}
        </SubmitButton>
      </form>
      <GoogleButton pass={pass} onDone={goBack} />
      <p className="mt-6 flex flex-wrap justify-between gap-3 text-sm">
        <Link to="/register" state={state} className="underline underline-offset-4">
          {signInText("createAccount")}
        </Link>
        <Link to="/forgetPass" state={state} className="underline underline-offset-4">
          {signInText("forgotPassword")}
        </Link>
      </p>
    </AccountFrame>
  )
}

import { zodResolver } from "@hookform/resolvers/zod"
import { useForm } from "react-hook-form"
import { Link, useLocation, useNavigate } from "react-router-dom"
import { SubmitButton } from "@/components/ui/submit-button"
import { TextField } from "@/components/ui/text-field"
import { toast } from "@/components/ui/toast"
import { messageOf } from "@/platform/api/api-error"
import { loginForm } from "./account-forms"
import { authCode, authMessage } from "./auth-failure"
import { AccountFrame } from "./components/account-frame"
import { GoogleButton } from "./components/google-button"
import { OrRule } from "./components/or-rule"
import { originOf } from "./origin-of"

/** /login; leads back to where the reader came from. */
export function LoginPage() {
  const { state } = useLocation()
  const navigate = useNavigate()
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(loginForm),
    defaultValues: { email: "", password: "" },
  })
  const { errors, isSubmitting } = formState
  const goBack = () => navigate(originOf(state), { replace: true })

  const submit = handleSubmit(async (credentials) => {
    try {
      const { signIn } = await import("./sign-in")
      if (!(await signIn(credentials))) return
      toast.success("Login Successful")
      goBack()
    } catch (error) {
      toast.error(authCode(error) ? authMessage(error) : messageOf(error))
    }
  })

  return (
    <AccountFrame title="Login" lead="Orders, payment and delivery are kept under your account.">
      <form noValidate className="space-y-4" onSubmit={(event) => void submit(event)}>
        <TextField
          label="Email"
          required
          type="email"
          autoComplete="email"
          error={errors.email?.message}
          {...register("email")}
        />
        <TextField
          label="Password"
          required
          type="password"
          autoComplete="current-password"
          error={errors.password?.message}
          {...register("password")}
        />
        <SubmitButton className="w-full" busy={isSubmitting}>
          Login
        </SubmitButton>
      </form>
      <OrRule />
      <GoogleButton onDone={goBack} />
      <p className="mt-6 flex flex-wrap justify-between gap-3 text-sm">
        <Link to="/register" state={state} className="underline underline-offset-4">
          Create an account
        </Link>
        <Link to="/forgetPass" state={state} className="underline underline-offset-4">
          Forgot password?
        </Link>
      </p>
    </AccountFrame>
  )
}

import { zodResolver } from "@hookform/resolvers/zod"
import { SHORTEST_PASSWORD } from "@shop/contract/account/password"
import { useForm } from "react-hook-form"
import { PasswordField } from "@/components/ui/form/password-field"
import { FormFooter } from "@/components/ui/form/form-footer"
import { toast } from "@/components/ui/feedback/toast"
import { passwordChangeForm } from "../../account-forms"
import { authCode, failureMessage } from "../../auth-failure"
import { useSecondFactor } from "../../second-factor/use-second-factor"
import { SecondFactorStep } from "../../second-factor/second-factor-step"
import { profileText } from "../texts"

/** Asks for the old password, a second factor where there is one, and the new password. */
export function PasswordChange({ onClose }: { onClose: () => void }) {
  const { asked, pass } = useSecondFactor()
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(passwordChangeForm),
    defaultValues: { current: "", password: "" },
  })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async ({ current, password }) => {
    try {
      const [{ confirmByPassword }, { changePassword }] = await Promise.all([
        import("../../second-factor/provider"),
        import("../provider"),
      ])
      if (!(await pass(() => confirmByPassword(current)))) return
      await changePassword(password)
      toast.success(profileText("passwordChanged"))
      onClose()
    } catch (error) {
      const ofTheNew = ["weak-password", "password-does-not-meet-requirements"]
      const field = ofTheNew.includes(authCode(error) ?? "") ? "password" : "current"
      setError(field, { message: failureMessage(error) }, { shouldFocus: true })
    }
  })

  if (asked) return <SecondFactorStep asked={asked} />
  return (
    <form noValidate className="space-y-4" onSubmit={(event) => void submit(event)}>
      <PasswordField
        label={profileText("currentPassword")}
        required
        autoComplete="current-password"
        error={errors.current?.message}
        {...register("current")}
      />
      <PasswordField
        label={profileText("newPassword")}
        required
        autoComplete="new-password"
        hint={profileText("atLeast", { count: SHORTEST_PASSWORD })}
        error={errors.password?.message}
        {...register("password")}
      />
      <FormFooter busy={isSubmitting} onCancel={onClose}>
        {profileText("changePassword")}
      </FormFooter>
    </form>
  )
}

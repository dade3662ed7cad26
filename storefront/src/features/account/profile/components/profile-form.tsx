import { zodResolver } from "@hookform/resolvers/zod"
import type { User } from "@shop/contract/account/user"
import { useState } from "react"
import { useForm } from "react-hook-form"
import { DeclaredInputs } from "@/components/fields/declared-inputs"
import { useDraft } from "@/components/ui/dialog/draft"
import { showFieldErrors } from "@/components/ui/form/field-errors"
import { FormFooter } from "@/components/ui/form/form-footer"
import { AddressField, EmailField, NameField, PhoneField } from "@/components/ui/form/person-fields"
import { TextField } from "@/components/ui/form/text-field"
import { toast } from "@/components/ui/feedback/toast"
import { messageOf } from "@/platform/api/api-error"
import { isAtFields, useDeclaredFields } from "@/platform/fields/declared-fields"
import { useFieldInput } from "@/platform/fields/field-input"
import { profileForm } from "../../account-forms"
import { useUpdateProfile } from "../api"
import { profileText } from "../texts"

const FIELDS = ["name", "email", "education", "address", "phone"] as const

/** The reader's own profile; the social link is asked for and never sent. */
export function ProfileForm({ user, onClose }: { user: User; onClose: () => void }) {
  const update = useUpdateProfile()
  const [failure, setFailure] = useState("")
  const asked = useDeclaredFields("customer").filter(({ isAsked }) => isAsked)
  const { complain, ...input } = useFieldInput(user)
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(profileForm),
    defaultValues: {
      name: user.name,
      email: user.email,
      education: user.education,
      address: user.address,
      phone: user.phone,
      socialLink: "",
    },
  })
  const { errors, isSubmitting, isDirty } = formState
  const isChanged = asked.some(({ field }) => input.values[field] !== Reflect.get(user, field))
  const leave = useDraft(isDirty || isChanged)

  const submit = handleSubmit(async ({ name, email, education, address, phone }) => {
    setFailure("")
    complain()
    // What is empty now is taken away.
    const declared = Object.fromEntries(
      asked.map(({ field }) => [field, input.values[field] ?? null]),
    )
    try {
      await update.mutateAsync({
        id: user._id,
        profile: { ...declared, name, email, education, address, phone },
      })
      toast.success(profileText("userUpdated"))
      onClose()
    } catch (error) {
      const codes = { email_not_changeable: "email" } as const
      complain(error)
      if (isAtFields(error, asked)) return
      if (!showFieldErrors(error, { setError, fields: FIELDS, codes })) setFailure(messageOf(error))
    }
  })

  return (
    <form noValidate className="grid gap-4 sm:grid-cols-2" onSubmit={(event) => void submit(event)}>
      <NameField error={errors.name?.message} {...register("name")} />
      <EmailField
        hint={profileText("emailHint")}
        error={errors.email?.message}
        {...register("email")}
      />
      <TextField
        label={profileText("education")}
        required
        autoComplete="off"
        error={errors.education?.message}
        {...register("education")}
      />
      <PhoneField error={errors.phone?.message} {...register("phone")} />
      <AddressField
        className="sm:col-span-2"
        error={errors.address?.message}
        {...register("address")}
      />
      <TextField
        label={profileText("socialLink")}
        required
        type="url"
        className="sm:col-span-2"
        hint={profileText("socialLinkHint")}
        error={errors.socialLink?.message}
        {...register("socialLink")}
      />
      <DeclaredInputs of="customer" input={input} />
      <FormFooter busy={isSubmitting} failure={failure} onCancel={() => leave(onClose)}>
        {profileText("save")}
      </FormFooter>
    </form>
  )
}

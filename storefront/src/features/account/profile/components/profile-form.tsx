import { zodResolver } from "@hookform/resolvers/zod"
import type { User } from "@shop/contract/account/user"
import { useState } from "react"
import { useForm } from "react-hook-form"
import { useDraft } from "@/components/ui/dialog/draft"
import { showFieldErrors } from "@/components/ui/form/field-errors"
import { FormFooter } from "@/components/ui/form/form-footer"
import { AddressField, EmailField, NameField, PhoneField } from "@/components/ui/form/person-fields"
import { TextField } from "@/components/ui/form/text-field"
import { toast } from "@/components/ui/feedback/toast"
import { messageOf } from "@/platform/api/api-error"
import { profileForm } from "../../account-forms"
import { useUpdateProfile } from "../api"

const FIELDS = ["name", "email", "education", "address", "phone"] as const

/** The reader's own profile; the social link is asked for and never sent. */
export function ProfileForm({ user, onClose }: { user: User; onClose: () => void }) {
  const update = useUpdateProfile()
  const [failure, setFailure] = useState("")
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
  const leave = useDraft(isDirty)

  const submit = handleSubmit(async ({ name, email, education, address, phone }) => {
    setFailure("")
    try {
      await update.mutateAsync({
        id: user._id,
        profile: { name, email, education, address, phone },
      })
      toast.success("User Updated Successfully")
      onClose()
    } catch (error) {
      const codes = { email_not_changeable: "email" } as const
      if (!showFieldErrors(error, { setError, fields: FIELDS, codes })) setFailure(messageOf(error))
    }
  })

  return (
    <form noValidate className="grid gap-4 sm:grid-cols-2" onSubmit={(event) => void submit(event)}>
      <NameField error={errors.name?.message} {...register("name")} />
      <EmailField
        hint="The one that you sign in with"
        error={errors.email?.message}
        {...register("email")}
      />
      <TextField
        label="Education"
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
        label="Social link"
        required
        type="url"
        className="sm:col-span-2"
        hint="Stays in this form: the shop does not keep it"
        error={errors.socialLink?.message}
        {...register("socialLink")}
      />
      <FormFooter busy={isSubmitting} failure={failure} onCancel={() => leave(onClose)}>
        Save
      </FormFooter>
    </form>
  )
}

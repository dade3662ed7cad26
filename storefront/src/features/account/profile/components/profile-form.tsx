import { zodResolver } from "@hookform/resolvers/zod"
import type { User } from "@shop/contract/account/user"
import { useState } from "react"
import { useForm } from "react-hook-form"
import { useDraft } from "@/components/ui/dialog/draft"
import { showFieldErrors } from "@/components/ui/form/field-errors"
import { Notice } from "@/components/ui/feedback/notice"
import { SubmitButton } from "@/components/ui/form/submit-button"
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
      <TextField
        label="Name"
        required
        autoComplete="name"
        error={errors.name?.message}
        {...register("name")}
      />
      <TextField
        label="Email"
        required
        type="email"
        autoComplete="email"
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
      <TextField
        label="Phone"
        required
        type="tel"
        autoComplete="tel"
        error={errors.phone?.message}
        {...register("phone")}
      />
      <TextField
        label="Address"
        required
        autoComplete="street-address"
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
      {failure ? (
        <div className="sm:col-span-2">
          <Notice tone="error" title={failure} />
        </div>
      ) : null}
      <div className="mt-2 flex justify-end gap-3 sm:col-span-2">
        <button
          type="button"
          className="btn"
          disabled={isSubmitting}
          onClick={() => leave(onClose)}
        >
          Cancel
        </button>
        <SubmitButton busy={isSubmitting}>Save</SubmitButton>
      </div>
    </form>
  )
}

import { zodResolver } from "@hookform/resolvers/zod"
import { type ComponentProps, useState } from "react"
import { useForm } from "react-hook-form"
import { createReviewSchema, type Review } from "@shop/contract/review/review"
import { useDraft } from "@/components/ui/dialog/draft"
import { Modal } from "@/components/ui/dialog/modal"
import { toast } from "@/components/ui/feedback/toast"
import { showFieldErrors } from "@/components/ui/form/field-errors"
import { FormFooter } from "@/components/ui/form/form-footer"
import { EmailField, NameField } from "@/components/ui/form/person-fields"
import { TextArea, TextField } from "@/components/ui/form/text-field"
import { messageOf } from "@/platform/api/api-error"
import { useCreateReview } from "../dashboard-api"
import { ownReviewText } from "../own-texts"

type ReviewFormProps = {
  reviewer: { email: string; displayName: string }
  productId?: string | undefined
  onCancel: () => void
  onSaved: (review: Review) => void
}

const FIELDS = ["name", "email", "reviewTitle", "reviewDes", "rating"] as const

/** A new review in the reader's name. */
export function ReviewForm({ reviewer, productId, onCancel, onSaved }: ReviewFormProps) {
  const [failure, setFailure] = useState("")
  const create = useCreateReview()
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(createReviewSchema),
    defaultValues: {
      name: reviewer.displayName,
      email: reviewer.email,
      reviewTitle: "",
      reviewDes: "",
      rating: "",
    },
  })
  const { errors, isSubmitting, isDirty } = formState
  const leave = useDraft(isDirty)

  const submit = handleSubmit(async (review) => {
    setFailure("")
    try {
      onSaved(await create.mutateAsync({ ...review, productId }))
    } catch (error) {
      if (!showFieldErrors(error, { setError, fields: FIELDS })) setFailure(messageOf(error))
    }
  })

  return (
    <form noValidate className="grid gap-4 sm:grid-cols-2" onSubmit={(event) => void submit(event)}>
      <NameField error={errors.name?.message} {...register("name")} />
      <EmailField error={errors.email?.message} {...register("email")} />
      <TextField
        label={ownReviewText("reviewTitle")}
        required
        autoComplete="off"
        className="sm:col-span-2"
        error={errors.reviewTitle?.message}
        {...register("reviewTitle")}
      />
      <TextArea
        label={ownReviewText("description")}
        required
        rows={4}
        className="sm:col-span-2"
        error={errors.reviewDes?.message}
        {...register("reviewDes")}
      />
      <TextField
        label={ownReviewText("ratings")}
        required
        autoComplete="off"
        placeholder={ownReviewText("ratingsHint")}
        error={errors.rating?.message}
        {...register("rating")}
      />
      <FormFooter busy={isSubmitting} failure={failure} onCancel={() => leave(onCancel)}>
        {ownReviewText("addReview")}
      </FormFooter>
    </form>
  )
}

type ReviewDialogProps = Pick<ComponentProps<typeof ReviewForm>, "reviewer" | "productId"> & {
  open: boolean
  title: string
  onClose: () => void
}

/** An empty review in a dialog: forms and their checks come with the first one that is opened. */
export function ReviewDialog({ open, title, onClose, ...form }: ReviewDialogProps) {
  function onSaved({ status }: Review) {
    toast.success(status === "pending" ? ownReviewText("thankYouPending") : ownReviewText("added"))
    onClose()
  }
  return (
    <Modal open={open} title={title} onClose={onClose}>
      <ReviewForm {...form} onCancel={onClose} onSaved={onSaved} />
    </Modal>
  )
}

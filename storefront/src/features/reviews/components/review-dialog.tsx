import { zodResolver } from "@hookform/resolvers/zod"
import { type ComponentProps, useState } from "react"
import { useForm, useWatch } from "react-hook-form"
import type { z } from "zod"
import { createReviewSchema, type Review } from "@shop/contract/review/review"
import { DeclaredInputs } from "@/components/fields/declared-inputs"
import { useDraft } from "@/components/ui/dialog/draft"
import { Modal } from "@/components/ui/dialog/modal"
import { Question } from "@/components/ui/dialog/question"
import { toast } from "@/components/ui/feedback/toast"
import { showFieldErrors } from "@/components/ui/form/field-errors"
import { FormFooter } from "@/components/ui/form/form-footer"
import { EmailField, NameField } from "@/components/ui/form/person-fields"
import { TextArea, TextField } from "@/components/ui/form/text-field"
import { messageOf } from "@/platform/api/api-error"
import { isAtFields, useDeclaredFields } from "@/platform/fields/declared-fields"
import { useFieldInput } from "@/platform/fields/field-input"
import { valueOf } from "../average-rating"
import { useCreateReview } from "../dashboard-api"
import { ownReviewText } from "../own-texts"
import { RatingField } from "./rating-field"

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
  const [asking, setAsking] = useState(false)
  const [inWords, setInWords] = useState(false)
  const form = useForm({
    resolver: zodResolver(createReviewSchema),
    defaultValues: {
      name: reviewer.displayName,
      email: reviewer.email,
      reviewTitle: "",
      reviewDes: "",
      rating: "",
    },
  })
  const { register, handleSubmit, setError, setFocus, setValue, formState } = form
  const rating = useWatch({ control: form.control, name: "rating" })
  const asked = useDeclaredFields("review").filter(({ isAsked }) => isAsked)
  const { complain, ...input } = useFieldInput()
  const { errors, isSubmitting, isDirty } = formState
  const leave = useDraft(isDirty || Object.keys(input.values).length > 0)

  async function send(review: z.output<typeof createReviewSchema>) {
    setFailure("")
    complain()
    try {
      onSaved(await create.mutateAsync({ ...input.values, ...review, productId }))
    } catch (error) {
      complain(error)
      if (isAtFields(error, asked)) return
      if (!showFieldErrors(error, { setError, fields: FIELDS })) setFailure(messageOf(error))
    }
  }

  const submit = handleSubmit((review) => {
    // Words are as welcome as a number; who meant one is asked once.
    if (valueOf(review.rating) === null && !inWords) return setAsking(true)
    return send(review)
  })

  function sendInWords() {
    setAsking(false)
    setInWords(true)
    void handleSubmit(send)()
  }

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
      <RatingField
        text={String(rating)}
        onRate={(stars) => setValue("rating", stars, { shouldDirty: true, shouldValidate: true })}
        error={errors.rating?.message}
        {...register("rating")}
      />
      <DeclaredInputs of="review" input={input} />
      <FormFooter busy={isSubmitting} failure={failure} onCancel={() => leave(onCancel)}>
        {ownReviewText("addReview")}
      </FormFooter>
      <Question
        open={asking}
        title={ownReviewText("noRating")}
        text={ownReviewText("noRatingText", { text: String(rating).trim() })}
        yes={ownReviewText("yesSend")}
        no={ownReviewText("noRate")}
        destructive={false}
        onYes={sendInWords}
        onNo={() => {
          setAsking(false)
          setFocus("rating")
        }}
      />
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

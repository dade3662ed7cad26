import { Button, Textarea, toast } from "@medusajs/ui"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import type { AdminReview } from "../../../../../backend/src/contract/review/admin-review"
import { FormField } from "../../components/form-field"
import { DrawerForm } from "../../components/side-drawer"
import { useReplyToReview } from "./api"

/** As the server takes it. */
const LONGEST = 2000

/** Writes, changes or takes back the shop's reply. */
export function ReplyForm({ review, onDone }: { review: AdminReview; onDone: () => void }) {
  const { t } = useTranslation("shop")
  const [text, setText] = useState(review.reply ?? "")
  const [problem, setProblem] = useState("")
  const { mutate, isPending } = useReplyToReview()

  const send = (reply: string | null, done: string) =>
    mutate(
      { id: review.id, reply },
      {
        onSuccess: () => {
          toast.success(done)
          onDone()
        },
        onError: ({ message }) => setProblem(message),
      },
    )

  const problemOf = (reply: string) => {
    if (reply === "") return t("reviews.reply.required")
    return reply.length > LONGEST ? t("reviews.reply.tooLong", { most: LONGEST }) : ""
  }

  const submit = () => {
    const reply = text.trim()
    const found = problemOf(reply)
    setProblem(found)
    if (found === "") send(reply, t("reviews.done.replied"))
  }

  return (
    <DrawerForm
      submit={t("reviews.reply.save")}
      isSaving={isPending}
      onSubmit={submit}
      actions={
        review.reply === null ? null : (
          <Button
            type="button"
            variant="secondary"
            size="small"
            disabled={isPending}
            onClick={() => send(null, t("reviews.done.takenBack"))}
          >
            {t("reviews.reply.takeBack")}
          </Button>
        )
      }
    >
      <FormField
        id="review-reply"
        label={t("reviews.reply.label")}
        hint={t("reviews.reply.hint")}
        error={problem}
      >
        <Textarea
          id="review-reply"
          rows={6}
          value={text}
          aria-invalid={problem !== ""}
          aria-describedby="review-reply-hint"
          onChange={(event) => setText(event.target.value)}
        />
      </FormField>
    </DrawerForm>
  )
}

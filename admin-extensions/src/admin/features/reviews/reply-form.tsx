import { Button, Drawer, Hint, Label, Textarea, toast } from "@medusajs/ui"
import { useState, type FormEvent } from "react"
import { useTranslation } from "react-i18next"
import type { AdminReview } from "../../../../../backend/src/contract/review/admin-review"
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

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const reply = text.trim()
    const found = problemOf(reply)
    setProblem(found)
    if (found === "") send(reply, t("reviews.done.replied"))
  }

  return (
    <form noValidate className="flex flex-1 flex-col overflow-hidden" onSubmit={submit}>
      <Drawer.Body className="flex flex-col gap-y-2">
        <Label htmlFor="review-reply" weight="plus" size="small">
          {t("reviews.reply.label")}
        </Label>
        <Textarea
          id="review-reply"
          rows={6}
          value={text}
          aria-invalid={problem !== ""}
          aria-describedby="review-reply-hint"
          onChange={(event) => setText(event.target.value)}
        />
        <Hint id="review-reply-hint" role="status" variant={problem ? "error" : "info"}>
          {problem || t("reviews.reply.hint")}
        </Hint>
      </Drawer.Body>
      <Drawer.Footer>
        <Drawer.Close asChild>
          <Button type="button" variant="secondary" size="small">
            {t("common.cancel")}
          </Button>
        </Drawer.Close>
        {review.reply === null ? null : (
          <Button
            type="button"
            variant="secondary"
            size="small"
            disabled={isPending}
            onClick={() => send(null, t("reviews.done.takenBack"))}
          >
            {t("reviews.reply.takeBack")}
          </Button>
        )}
        <Button type="submit" size="small" isLoading={isPending}>
          {t("reviews.reply.save")}
        </Button>
      </Drawer.Footer>
    </form>
  )
}

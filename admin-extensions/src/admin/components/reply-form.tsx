import { Button, Drawer, Hint, Label, Textarea, toast } from "@medusajs/ui"
import { useState, type FormEvent } from "react"
import type { AdminReview } from "../../../../backend/src/contract/admin-review"
import { useReplyToReview } from "../hooks/reviews"
import { REVIEW_TEXTS as TEXTS } from "../lib/review-texts"

/** As the server takes it. */
const LONGEST = 2000

function problemOf(reply: string): string {
  if (reply === "") return TEXTS.reply.required
  return reply.length > LONGEST ? TEXTS.reply.tooLong(LONGEST) : ""
}

/** Writes, changes or takes back the shop's reply. */
export function ReplyForm({ review, onDone }: { review: AdminReview; onDone: () => void }) {
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

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const reply = text.trim()
    const found = problemOf(reply)
    setProblem(found)
    if (found === "") send(reply, TEXTS.done.replied)
  }

  return (
    <form noValidate className="flex flex-1 flex-col overflow-hidden" onSubmit={submit}>
      <Drawer.Body className="flex flex-col gap-y-2">
        <Label htmlFor="review-reply" weight="plus" size="small">
          {TEXTS.reply.label}
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
          {problem || TEXTS.reply.hint}
        </Hint>
      </Drawer.Body>
      <Drawer.Footer>
        <Drawer.Close asChild>
          <Button type="button" variant="secondary" size="small">
            {TEXTS.cancel}
          </Button>
        </Drawer.Close>
        {review.reply === null ? null : (
          <Button
            type="button"
            variant="secondary"
            size="small"
            disabled={isPending}
            onClick={() => send(null, TEXTS.done.takenBack)}
          >
            {TEXTS.reply.takeBack}
          </Button>
        )}
        <Button type="submit" size="small" isLoading={isPending}>
          {TEXTS.reply.save}
        </Button>
      </Drawer.Footer>
    </form>
  )
}

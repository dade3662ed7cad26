import { Button, Hint, Input, Label, Text, toast, usePrompt } from "@medusajs/ui"
import { useState, type FormEvent } from "react"
import { useTranslation } from "react-i18next"
import { Link } from "react-router-dom"
import { useFormats } from "../../../platform/formats"
import { useReceiveExtra, type StaffExtra } from "./api"

/** What somebody sends back by a plugin's word, with how much of it arrived. */
export function ExtraRow({ extra }: { extra: StaffExtra }) {
  const { t } = useTranslation("shop")
  const { time } = useFormats()
  const ask = usePrompt()
  const { id, label, qty: most, order_id, order_number, requestedAt } = extra
  const { mutate, isPending } = useReceiveExtra(id)
  const [typed, setTyped] = useState(String(most))
  const [problem, setProblem] = useState("")

  async function receive(count: number) {
    const isRefusal = count === 0
    const meant = await ask({
      variant: isRefusal ? "danger" : "confirmation",
      title: isRefusal
        ? t("returns.extras.refuseQuestion", { label })
        : t("returns.extras.question", { count, label }),
      description: t(`returns.extras.${isRefusal ? "refuseConsequence" : "consequence"}`),
      confirmText: t(`returns.extras.${isRefusal ? "yesRefuse" : "yes"}`),
      cancelText: t("common.no"),
    })
    if (!meant) return
    mutate(count, {
      onSuccess: () => toast.success(t("returns.extras.done")),
      onError: ({ message }) => setProblem(message),
    })
  }

  function take(event: FormEvent) {
    event.preventDefault()
    const count = /^[1-9]\d{0,8}$/.test(typed.trim()) ? Number(typed) : 0
    if (count === 0 || count > most) return setProblem(t("returns.extras.whole", { most }))
    setProblem("")
    void receive(count)
  }

  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 px-6 py-4">
      <div className="min-w-0 flex-1 basis-64">
        <Text size="small" weight="plus" className="break-words">
          {label}
        </Text>
        <Text size="small" className="text-ui-fg-subtle">
          <Link to={`/orders/${order_id}`} className="text-ui-fg-interactive hover:underline">
            {t("returns.one.order", { number: order_number })}
          </Link>{" "}
          <time dateTime={requestedAt}>{time(requestedAt)}</time>
        </Text>
      </div>
      <form noValidate className="flex flex-col gap-y-1" onSubmit={take}>
        <Label htmlFor={`extra-${id}`} size="xsmall">
          {t("returns.extras.received", { qty: most })}
        </Label>
        <div className="flex items-center gap-x-2">
          <Input
            id={`extra-${id}`}
            size="small"
            inputMode="numeric"
            autoComplete="off"
            className="w-24 text-right tabular-nums"
            value={typed}
            aria-invalid={problem !== "" || undefined}
            aria-describedby={problem ? `extra-${id}-hint` : undefined}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Button
            type="button"
            variant="secondary"
            size="small"
            disabled={isPending}
            onClick={() => void receive(0)}
          >
            {t("returns.extras.refuse")}
          </Button>
          <Button type="submit" size="small" isLoading={isPending}>
            {t("returns.extras.receive")}
          </Button>
        </div>
        {problem ? (
          <Hint id={`extra-${id}-hint`} role="alert" variant="error">
            {problem}
          </Hint>
        ) : null}
      </form>
    </li>
  )
}

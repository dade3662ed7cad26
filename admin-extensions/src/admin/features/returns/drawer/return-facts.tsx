import { Text } from "@medusajs/ui"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { Link } from "react-router-dom"
import type { StaffReturn } from "../../../../../../backend/src/contract/return/staff-return"
import { useFormats } from "../../../platform/formats"
import { ReturnPictures } from "./return-pictures"
import { ReturnStateBadge } from "../return-state"

const STEPS = ["requested", "approved", "received", "settled", "refused", "withdrawn"] as const

/** All that is known of a return: whose it is, what comes back and why, and its way so far. */
export function ReturnFacts({ one }: { one: StaffReturn }) {
  const { t } = useTranslation("shop")
  const { customer, order_id, order_number, lines, note, answer, pictures } = one
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <ReturnStateBadge {...one} />
        <Link
          to={`/orders/${order_id}`}
          className="txt-small text-ui-fg-interactive hover:underline"
        >
          {t("returns.one.order", { number: order_number })}
        </Link>
        <Text size="small" className="text-ui-fg-subtle min-w-0 break-words">
          {[customer.name, customer.email].filter(Boolean).join(" · ")}
        </Text>
      </div>
      <ul aria-label={t("returns.one.lines")} className="flex flex-col gap-y-2">
        {lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
      {note ? <Part name={t("returns.one.note")}>{note}</Part> : null}
      {pictures.length > 0 ? <ReturnPictures pictures={pictures} /> : null}
      {answer ? <Part name={t("returns.one.answer")}>{answer}</Part> : null}
      <Outcome one={one} />
      <Steps one={one} />
    </>
  )
}

function Line({ line }: { line: StaffReturn["lines"][number] }) {
  const { t } = useTranslation("shop")
  const { number } = useFormats()
  const { productName, sku, qty, reason, good, damaged } = line
  const missing = good === null || damaged === null ? 0 : qty - good - damaged
  const second = [
    t(`returns.reasons.${reason}`),
    good === null || damaged === null ? "" : t("returns.one.condition", { good, damaged }),
    missing > 0 ? t("returns.one.missing", { missing }) : "",
  ]
  return (
    <li>
      <Text size="small" leading="compact" className="break-words">
        {number(qty)} × <span className="font-medium">{sku || productName}</span>{" "}
        {sku ? productName : ""}
      </Text>
      <Text size="xsmall" className="text-ui-fg-subtle">
        {second.filter(Boolean).join(" · ")}
      </Text>
    </li>
  )
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="border-ui-border-strong border-l-2 pl-3">
      <Text size="xsmall" className="text-ui-fg-subtle">
        {name}
      </Text>
      <Text size="small" className="break-words whitespace-pre-line">
        {children}
      </Text>
    </div>
  )
}

function Outcome({ one }: { one: StaffReturn }) {
  const { t } = useTranslation("shop")
  const { money } = useFormats()
  const { settlement, refund, amount, amountReason, currency_code, location, receivedAt } = one
  const told = [
    receivedAt && location ? t("returns.one.receivedAt", { location }) : "",
    settlement === "replacement" ? t("returns.one.replacement") : "",
    refund ? t(`returns.one.refund.${refund}`, { amount: money(amount ?? 0, currency_code) }) : "",
    amountReason ? t("returns.one.less", { reason: amountReason }) : "",
  ].filter(Boolean)
  if (told.length === 0) return null
  return (
    <div>
      {told.map((sentence) => (
        <Text key={sentence} size="small" className="break-words">
          {sentence}
        </Text>
      ))}
    </div>
  )
}

function Steps({ one }: { one: StaffReturn }) {
  const { t } = useTranslation("shop")
  const { time } = useFormats()
  return (
    <ol aria-label={t("returns.one.steps")} className="flex flex-wrap gap-x-4 gap-y-1">
      {STEPS.map((step) => {
        const at = one[`${step}At`]
        return at ? (
          <Text key={step} asChild size="xsmall" className="text-ui-fg-subtle">
            <li>
              {t(`returns.states.${step}`)}{" "}
              <time dateTime={at} className="tabular-nums">
                {time(at)}
              </time>
            </li>
          </Text>
        ) : null
      })}
    </ol>
  )
}

import { useState, type FormEvent, type ReactNode } from "react"
import { useSearchParams } from "react-router-dom"
import { PageHeading } from "@/components/ui/page/page-heading"
import { TextField, TextArea } from "@/components/ui/form/text-field"
import { shopFacts } from "@/platform/shop-facts"
import { contactText } from "./contact-texts"

const { name, address, phone, hours, web } = shopFacts

/** As much as a search may have. */
const LONGEST_NUMBER = 200

/**
 * /contact: address, phone, web, and the form whose submit does nothing, and says so. Who comes from a
 * search that found nothing, or from an order, has the number in the message.
 */
export function ContactPage() {
  const [submits, setSubmits] = useState(0)
  const message = messageOf(useSearchParams()[0])
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    setSubmits(submits + 1)
  }
  return (
    <div className="page py-10">
      <PageHeading title={contactText("contactUs")}>{contactText("contactUs")}</PageHeading>
      <div className="mt-8 grid gap-10 lg:grid-cols-2">
        <dl className="self-start border-t border-line">
          <Entry label={contactText("address")}>
            <span className="whitespace-pre-line">{[name, address].join("\n")}</span>
          </Entry>
          <Entry label={contactText("phone")}>
            <a
              href={`tel:${phone.replace(/[^+\d]/g, "")}`}
              className="underline underline-offset-4"
            >
              {phone}
            </a>
            <br />
            {hours}
          </Entry>
          <Entry label={contactText("web")}>{web}</Entry>
        </dl>
        <form
          aria-label={contactText("contactUs")}
          className="grid gap-4 sm:grid-cols-2"
          aria-describedby="nothing-sent"
          onSubmit={onSubmit}
        >
          <TextField label={contactText("name")} name="name" autoComplete="name" />
          <TextField label={contactText("email")} name="email" type="email" autoComplete="email" />
          <TextField label={contactText("phone")} name="phone" type="tel" autoComplete="tel" />
          <TextField label={contactText("subject")} name="subject" />
          <TextArea
            label={contactText("message")}
            name="message"
            key={message}
            defaultValue={message}
            rows={6}
            className="sm:col-span-2"
          />
          <div className="space-y-3 sm:col-span-2">
            <button type="submit" className="btn btn-primary">
              {contactText("send")}
            </button>
            <p id="nothing-sent" className="text-sm text-muted">
              {contactText("forShow")}
            </p>
            {/* A new key is read out again, however often the button is pressed. */}
            <div aria-live="polite">
              {submits > 0 ? (
                <p key={submits} className="font-medium">
                  {contactText("nothingSent")}
                </p>
              ) : null}
            </div>
          </div>
        </form>
      </div>
    </div>
  )
}

/** What the page that led here has to say already. */
function messageOf(search: URLSearchParams): string {
  const [number, order] = ["number", "order"].map((name) =>
    (search.get(name) ?? "").trim().slice(0, LONGEST_NUMBER),
  )
  if (number) return contactText("asksForNumber", { number })
  return order ? contactText("asksForReturn", { order }) : ""
}

function Entry({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-1 border-b border-line py-4 sm:grid-cols-[8rem_1fr]">
      <dt className="text-muted">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

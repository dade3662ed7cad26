import { useState, type FormEvent, type ReactNode } from "react"
import { PageHeading } from "@/components/ui/page/page-heading"
import { TextField, TextArea } from "@/components/ui/form/text-field"
import { shopFacts } from "@/platform/shop-facts"

const { name, address, phone, hours, web } = shopFacts

/** /contact: address, phone, web, and the form whose submit does nothing, and says so. */
export function ContactPage() {
  const [submits, setSubmits] = useState(0)
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    setSubmits(submits + 1)
  }
  return (
    <div className="page py-10">
      <PageHeading title="Contact us">Contact us</PageHeading>
      <div className="mt-8 grid gap-10 lg:grid-cols-2">
        <dl className="self-start border-t border-line">
          <Entry label="Address">
            <span className="whitespace-pre-line">{[name, address].join("\n")}</span>
          </Entry>
          <Entry label="Phone">
            <a
              href={`tel:${phone.replace(/[^+\d]/g, "")}`}
              className="underline underline-offset-4"
            >
              {phone}
            </a>
            <br />
            {hours}
          </Entry>
          <Entry label="Web">{web}</Entry>
        </dl>
        <form
          aria-label="Contact us"
          className="grid gap-4 sm:grid-cols-2"
          aria-describedby="nothing-sent"
          onSubmit={onSubmit}
        >
          <TextField label="Name" name="name" autoComplete="name" />
          <TextField label="Email" name="email" type="email" autoComplete="email" />
          <TextField label="Phone" name="phone" type="tel" autoComplete="tel" />
          <TextField label="Subject" name="subject" />
          <TextArea label="Message" name="message" rows={6} className="sm:col-span-2" />
          <div className="space-y-3 sm:col-span-2">
            <button type="submit" className="btn btn-primary">
              Send
            </button>
            <p id="nothing-sent" className="text-sm text-muted">
              This form is for show: the works are invented, so nothing leaves this page.
            </p>
            {/* A new key is read out again, however often the button is pressed. */}
            <div aria-live="polite">
              {submits > 0 ? (
                <p key={submits} className="font-medium">
                  Nothing was sent. What you wrote is still here, in case you want to copy it.
                </p>
              ) : null}
            </div>
          </div>
        </form>
      </div>
    </div>
  )
}

function Entry({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-1 border-b border-line py-4 sm:grid-cols-[8rem_1fr]">
      <dt className="text-muted">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

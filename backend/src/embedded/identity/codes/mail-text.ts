type MailText = { subject: string; text: string }
type Words = { subject: string; lead: string; footer?: string }

const NOT_ASKED = "If you did not ask for this, ignore this message."

const texts: Record<string, Words> = {
  VERIFY_EMAIL: {
    subject: "Verify your e-mail address",
    lead: "Open this link to verify your e-mail address. It is valid for three days:",
  },
  PASSWORD_RESET: {
    subject: "Reset your password",
    lead: "Open this link to choose a new password. It is valid for one hour:",
  },
  VERIFY_AND_CHANGE_EMAIL: {
    subject: "Verify your new e-mail address",
    lead: "Open this link to use this address from now on. It is valid for three days:",
  },
  RECOVER_EMAIL: {
    subject: "Your sign-in e-mail was changed",
    lead: "The e-mail address of your account was changed. Open this link within three days to undo it:",
    footer: "If you changed it yourself, ignore this message.",
  },
}

/** The mail for an action code; throws on a kind of code that this service never issues. */
export function mailText(requestType: string, link: string): MailText {
  const found = texts[requestType]
  if (!found) throw new Error(`no mail is written for ${requestType}`)
  const { subject, lead, footer = NOT_ASKED } = found
  return { subject, text: [lead, link, footer].join("\n\n") }
}

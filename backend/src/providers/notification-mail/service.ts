import type {
  ProviderSendNotificationDTO,
  ProviderSendNotificationResultsDTO,
} from "@medusajs/framework/types"
import { AbstractNotificationProviderService } from "@medusajs/framework/utils"
import { createTransport } from "nodemailer"
import { outboxFolder, putInOutbox } from "../../mail/outbox"
import type { MailSettings } from "../../settings/providers/mail-settings"
import { type Letter, letterOf } from "./letter"

// A server that says nothing for so long is taken as dead; a mail is sent aside of any request.
const CONNECT_MS = 10_000
const SILENCE_MS = 20_000

type MailOptions = { mail: MailSettings; data_dir: string }

/** Channel `email`: by SMTP, or into the outbox of the data folder where no server is named. */
export class MailNotificationProvider extends AbstractNotificationProviderService {
  static override identifier = "mail"
  private readonly deliver: (letter: Letter) => Promise<void>

  constructor(
    _: unknown,
    private readonly options: MailOptions,
  ) {
    super()
    const { mail, data_dir } = options
    this.deliver = mail.kind === "smtp" ? smtpSender(mail.url) : outboxOf(data_dir)
  }

  override async send(
    notification: ProviderSendNotificationDTO,
  ): Promise<ProviderSendNotificationResultsDTO> {
    const letter = letterOf(notification, this.options.mail.from)
    await this.deliver(letter)
    return { id: letter.id }
  }
}

function outboxOf(dataDir: string) {
  return ({ id, to, subject, text, html }: Letter) =>
    putInOutbox(outboxFolder(dataDir), { name: id, kind: "mail", to, subject, text, html })
}

/** Sends by the server at `url`; throws what it refused, or that it did not answer. */
function smtpSender(url: string): (letter: Letter) => Promise<void> {
  const transport = createTransport({
    url,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    // No part of a mail is a file or an address to read.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return async ({ id, ...letter }) => {
    const domain = letter.from
      .split("@")
      .at(-1)
      ?.replace(/[^\w.-]/g, "")
    // One id for all tries: where the answer to the first was lost, the reader's server can tell.
    await transport.sendMail({ ...letter, messageId: `<${id}@${domain}>` })
  }
}

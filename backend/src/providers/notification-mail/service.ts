import type {
  ProviderSendNotificationDTO,
  ProviderSendNotificationResultsDTO,
} from "@medusajs/framework/types"
import { AbstractNotificationProviderService } from "@medusajs/framework/utils"
import { outboxFolder, putInOutbox } from "../../mail/outbox"
import type { MailSettings } from "../../settings/providers/mail-settings"
import { letterOf, type Letter } from "./letter"
import { smtpSender } from "./smtp-sender"

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

import { BadRequestError } from "firebase-tools/lib/emulator/auth/errors"
import {
  AgentProjectState,
  type Account,
  type ActionCode,
  type VerificationCode,
} from "firebase-tools/lib/emulator/auth/state"
import { ActionCodes, type StoredActionCode } from "../codes/action-codes"
import { mailText } from "../codes/mail-text"
import type { OutboxMessage } from "../outbox-message"
import { SmsCodes } from "../codes/sms-codes"

/** Everything that outlives a restart. */
export type Snapshot = { users: Account[]; codes: StoredActionCode[] }

type Options = {
  projectId: string
  /** The storefront's page that a mail's link opens. */
  actionUrl: string
  outbox: (message: OutboxMessage) => void
}

/** The emulator's project with safe codes, mails and SMS in the outbox, and fewer ways in. */
export class ProjectState extends AgentProjectState {
  private readonly actionCodes = new ActionCodes()
  private readonly smsCodes = new SmsCodes()

  constructor(private readonly options: Options) {
    super(options.projectId)
  }

  override get enableAnonymousUser(): boolean {
    return false
  }

  override get enableEmailLinkSignin(): boolean {
    return false
  }

  /** The emulator would make a new tenant for every name that a client invents. */
  override getTenantProject(): never {
    throw new BadRequestError("UNSUPPORTED_TENANT_OPERATION")
  }

  override createOob(...args: Parameters<AgentProjectState["createOob"]>): ActionCode {
    const [email, newEmail, requestType, generateLink] = args
    const code = this.actionCodes.issue({ email, newEmail, requestType }, (oobCode) => {
      // The emulator's link points where the request's Host header says: a stranger could choose it.
      const link = new URL(this.options.actionUrl)
      link.search = new URL(generateLink(oobCode)).search
      return link.href
    })
    const to = requestType === "VERIFY_AND_CHANGE_EMAIL" ? (newEmail ?? email) : email
    this.options.outbox({ kind: "mail", to, ...mailText(requestType, code.oobLink) })
    return code
  }

  override validateOobCode(oobCode: string): ActionCode | undefined {
    return this.actionCodes.find(oobCode)
  }

  override deleteOobCode(oobCode: string): boolean {
    return this.actionCodes.spend(oobCode)
  }

  override createVerificationCode(phoneNumber: string): VerificationCode {
    const issued = this.smsCodes.issue(phoneNumber)
    const text = `${issued.code} is your verification code.`
    this.options.outbox({ kind: "sms", to: phoneNumber, subject: "Verification code", text })
    return issued
  }

  override getVerificationCodeBySessionInfo(sessionInfo: string): VerificationCode | undefined {
    return this.smsCodes.takeTry(sessionInfo)
  }

  override deleteVerificationCodeBySessionInfo(sessionInfo: string): boolean {
    return this.smsCodes.spend(sessionInfo)
  }

  /** What to write to disk. */
  snapshot(): Snapshot {
    return { users: [...this.users.values()], codes: this.actionCodes.list() }
  }

  /** Takes a snapshot back; the update rebuilds the emulator's indexes by mail, phone and provider. */
  restore({ users, codes }: Snapshot): void {
    for (const user of users) {
      this.users.set(user.localId, user)
      this.updateUserByLocalId(user.localId, {}, { upsertProviders: providersOf(user) })
    }
    this.actionCodes.restore(codes)
  }
}

const providersOf = (user: Account) => structuredClone(user.providerUserInfo ?? [])

import { randomBytes } from "node:crypto"
import type { ActionCode } from "firebase-tools/lib/emulator/auth/state"

/** A code from a mail's link; `createdAt` in milliseconds since 1970. */
export type StoredActionCode = ActionCode & { createdAt: number }

const HOUR = 60 * 60 * 1000
const lifetime = (requestType: string) => (requestType === "PASSWORD_RESET" ? HOUR : 72 * HOUR)

/**
 * The codes of mail links. The emulator's own never expire and come from Math.random, whose next
 * numbers can be told from earlier ones.
 */
export class ActionCodes {
  private readonly codes = new Map<string, StoredActionCode>()

  /** Issues a code that no one can guess. */
  issue(details: Omit<ActionCode, "oobCode" | "oobLink">, link: (code: string) => string) {
    const oobCode = randomBytes(32).toString("base64url")
    const code = { ...details, oobCode, oobLink: link(oobCode), createdAt: Date.now() }
    this.codes.set(oobCode, code)
    return code
  }

  /** The code's record while it is valid. */
  find(oobCode: string): StoredActionCode | undefined {
    const code = this.codes.get(oobCode)
    return code && isValid(code) ? code : undefined
  }

  /** Spends a code; false when it was not there. */
  spend(oobCode: string): boolean {
    return this.codes.delete(oobCode)
  }

  /** All valid codes; forgets the others. */
  list(): StoredActionCode[] {
    for (const code of this.codes.values()) {
      if (!isValid(code)) this.codes.delete(code.oobCode)
    }
    return [...this.codes.values()]
  }

  /** Takes back what `list` gave before a restart. */
  restore(codes: readonly StoredActionCode[]): void {
    for (const code of codes) this.codes.set(code.oobCode, code)
  }
}

const isValid = (code: StoredActionCode) => Date.now() < code.createdAt + lifetime(code.requestType)

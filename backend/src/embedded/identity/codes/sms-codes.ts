import { randomBytes, randomInt } from "node:crypto"
import type { VerificationCode } from "firebase-tools/lib/emulator/auth/state"

const LIFETIME_MS = 5 * 60 * 1000
const TRIES = 5

type Issued = VerificationCode & { expiresAt: number; triesLeft: number }

/** SMS codes of the second factor: five minutes, five tries, not kept over a restart. */
export class SmsCodes {
  private readonly codes = new Map<string, Issued>()

  /** Issues a six-digit code for a phone number. */
  issue(phoneNumber: string): VerificationCode {
    this.forgetExpired()
    const code = String(randomInt(1_000_000)).padStart(6, "0")
    const sessionInfo = randomBytes(48).toString("base64url")
    const expiresAt = Date.now() + LIFETIME_MS
    this.codes.set(sessionInfo, { code, phoneNumber, sessionInfo, expiresAt, triesLeft: TRIES })
    return { code, phoneNumber, sessionInfo }
  }

  /** The code to compare with; every call is one try. */
  takeTry(sessionInfo: string): VerificationCode | undefined {
    this.forgetExpired()
    const issued = this.codes.get(sessionInfo)
    if (!issued || issued.triesLeft === 0) return undefined
    issued.triesLeft -= 1
    return issued
  }

  /** Spends a code; false when it was not there. */
  spend(sessionInfo: string): boolean {
    return this.codes.delete(sessionInfo)
  }

  private forgetExpired(): void {
    for (const issued of this.codes.values()) {
      if (issued.expiresAt <= Date.now()) this.codes.delete(issued.sessionInfo)
    }
  }
}

import { createHmac, timingSafeEqual } from "node:crypto"

/** What a sealed text is for; a text sealed for one purpose does not open for the other. */
export type SealPurpose = "refresh" | "second-factor"

/** `issuedAt` in whole seconds since 1970. */
type Sealed = { text: string; issuedAt: number }

/**
 * Seals texts that clients hold and bring back: the emulator's refresh tokens and pending
 * credentials are bare base64 JSON, which anybody could write for any account.
 */
export class Seal {
  constructor(private readonly secret: Buffer) {}

  /** The text with its time and a tag over both. */
  close(purpose: SealPurpose, text: string): string {
    const issuedAt = Math.floor(Date.now() / 1000)
    const content = `${Buffer.from(text).toString("base64url")}.${issuedAt}`
    return `${content}.${this.tag(purpose, content)}`
  }

  /** The text and its time, or undefined when this service did not seal it for this purpose. */
  open(purpose: SealPurpose, sealed: unknown): Sealed | undefined {
    if (typeof sealed !== "string") return undefined
    const [text = "", issuedAt = "", tag = ""] = sealed.split(".")
    const expected = Buffer.from(this.tag(purpose, `${text}.${issuedAt}`))
    const actual = Buffer.from(tag)
    if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return undefined
    return { text: Buffer.from(text, "base64url").toString(), issuedAt: Number(issuedAt) }
  }

  private tag(purpose: SealPurpose, content: string): string {
    return createHmac("sha256", this.secret).update(`${purpose}:${content}`).digest("base64url")
  }
}

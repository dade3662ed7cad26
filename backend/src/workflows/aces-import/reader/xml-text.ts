import { TextDecoder } from "node:util"

/** The text of XML's bytes, piece by piece: UTF-8, or UTF-16 by its byte order mark or first sign. */
export class XmlText {
  private decoder: TextDecoder | undefined

  /** Undefined for bytes that are no text; without bytes it is the end. */
  decode(bytes?: Uint8Array): string | undefined {
    this.decoder ??= new TextDecoder(encodingOf(bytes ?? new Uint8Array()), { fatal: true })
    try {
      return this.decoder.decode(bytes, { stream: bytes !== undefined })
    } catch {
      return undefined
    }
  }
}

function encodingOf([first, second]: Uint8Array): string {
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return "utf-16le"
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return "utf-16be"
  return "utf-8"
}

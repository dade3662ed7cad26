import type { World } from "../support/world"
import type { Target } from "./verdict"

/** One way to write an id or a mail into an address, and whom it must be taken for. */
export type Form = {
  name: string
  /** Whose id or mail is written. */
  base: Exclude<Target, "nobody">
  /** Several where more than one reading is sound. */
  means: Target[]
  /** As it goes over the wire. */
  write(text: string): string
}

const everyByte = (text: string) =>
  [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join("")
const encoded = (change: (text: string) => string) => (text: string) =>
  encodeURIComponent(change(text))

const PLAIN: Form[] = [
  { name: "the owner's", base: "owner", means: ["owner"], write: encodeURIComponent },
  { name: "the other's", base: "other", means: ["other"], write: encodeURIComponent },
]
const PERCENT: Form = { name: "percent", base: "owner", means: ["owner"], write: everyByte }

/** Ways to write an id that was made for its base. */
export const ID_FORMS: readonly Form[] = [
  ...PLAIN,
  PERCENT,
  odd(
    "unknown",
    encoded((id) => `${id.slice(0, -4)}0000`),
  ),
  odd(
    "upper case",
    // An id of figures alone has none, and gets one.
    encoded((id) => (/[a-z]/.test(id) ? id.toUpperCase() : `${id}A`)),
  ),
  odd(
    "a quote behind it",
    encoded((id) => `${id}'`),
  ),
  {
    ...odd(
      "a space behind it",
      encoded((id) => `${id} `),
    ),
    means: ["owner", "nobody"],
  },
]

/** Ways to write a mail: what looks like it, or becomes it under some folding, is not it. */
export const MAIL_FORMS: readonly Form[] = [
  ...PLAIN,
  PERCENT,
  { ...PERCENT, name: "capitals", write: encoded((mail) => mail.toUpperCase()) },
  { ...PERCENT, name: "a bare @", write: (mail) => mail },
  { ...PERCENT, name: "%40", write: (mail) => mail.replace("@", "%40") },
  odd(
    "unknown",
    encoded((mail) => `not-${mail}`),
  ),
  odd(
    "full-width @",
    encoded((mail) => mail.replace("@", "＠")),
  ),
  odd(
    "full-width letters",
    encoded((mail) => mail.replace("example", "ｅｘａｍｐｌｅ")),
  ),
  odd(
    "a composed accent",
    encoded((mail) => mail.replace("example", "éxample")),
  ),
  odd(
    "a decomposed accent",
    encoded((mail) => mail.replace("example", "e\u0301xample")),
  ),
  odd(
    "an invisible sign",
    encoded((mail) => mail.replace("@", "\u200b@")),
  ),
  odd("encoded twice", (mail) => encodeURIComponent(encodeURIComponent(mail))),
  odd(
    "a dot behind it",
    encoded((mail) => `${mail}.`),
  ),
  odd(
    "a wildcard",
    encoded((mail) => mail.replace(/^[^@]+/, "%")),
  ),
  {
    ...odd(
      "a space behind it",
      encoded((mail) => `${mail} `),
    ),
    means: ["owner", "nobody"],
  },
  {
    ...odd(
      "a dotless i",
      encoded((mail) => mail.replace("i", "ı")),
    ),
    base: "administrator",
  },
  {
    ...odd(
      "a dotted I",
      encoded((mail) => mail.replace("i", "İ")),
    ),
    base: "administrator",
  },
]

function odd(name: string, write: Form["write"]): Form {
  return { name, base: "owner", means: ["nobody"], write }
}

/** The mail that a form writes, for a body. */
export function mailIn(form: Form, world: World): string {
  return decodeURIComponent(form.write(world[personOf(form.base)].email))
}

export function personOf(base: Form["base"]): "owner" | "other" | "admin" {
  return base === "administrator" ? "admin" : base
}

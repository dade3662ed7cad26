import { z } from "@medusajs/framework/zod"
import { SHORTEST_PASSWORD } from "../contract/account/password"
import { passwordFault } from "../identity/passwords/password-fault"
import { databaseAddresses } from "./database-addresses"

const ON = ["on", "1", "true", "yes"]
const OFF = ["off", "0", "false", "no"]
const LONGEST_NUMBER = 9
const CURRENCIES = new Set(Intl.supportedValuesOf("currency"))

/** A whole number written in digits, from `from` to `to`. */
export function wholeNumber({ from, to }: { from: number; to: number }) {
  return z
    .string()
    .refine((text) => /^\d+$/.test(text) && text.length <= LONGEST_NUMBER, {
      error: `must be a whole number from ${from} to ${to}`,
      abort: true,
    })
    .transform(Number)
    .refine((value) => value >= from && value <= to, {
      error: `must be a whole number from ${from} to ${to}`,
    })
}

/** `on` or `off` (1, true and yes; 0, false and no) as a boolean. */
export const onOff = z
  .string()
  .toLowerCase()
  .refine((text) => ON.includes(text) || OFF.includes(text), { error: "must be on or off" })
  .transform((text) => ON.includes(text))

/** One of a few words. */
export function oneOf<const Words extends readonly [string, ...string[]]>(words: Words) {
  const named = `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`
  return z.enum(words, { error: `must be ${named}` })
}

/** An address of one of the given protocols, for instance `["redis:", "rediss:"]`; `partsOf` names several. */
export function addressOf(
  protocols: readonly string[],
  partsOf: (text: string) => readonly string[] = (text) => [text],
) {
  const named = protocols.map((protocol) => `${protocol}//`).join(" or ")
  const isRight = (text: string) => protocols.includes(urlOf(text)?.protocol ?? "")
  return z.string().refine((text) => partsOf(text).every(isRight), {
    error: `must be an address that starts with ${named}`,
  })
}

/** The address of a PostgreSQL, or of several that stand in for each other. */
export const postgresAddress = addressOf(["postgres:", "postgresql:"], databaseAddresses)

/** An http(s) origin; a trailing slash is dropped. */
export const webOrigin = z
  .string()
  .refine(isOrigin, { error: "must be an address like https://shop.example.com, without a path" })
  .transform((text) => new URL(text).origin)

/** Text that starts with one of the given beginnings, for keys that tell their kind by it. */
export function startingWith(beginnings: readonly [string, ...string[]]) {
  const named =
    beginnings.length === 1
      ? beginnings[0]
      : `${beginnings.slice(0, -1).join(", ")} or ${beginnings.at(-1)}`
  return z.string().refine((text) => beginnings.some((beginning) => text.startsWith(beginning)), {
    error: `must start with ${named}`,
  })
}

/** A password that the shop takes from everybody. */
export const newPassword = z
  .string()
  .min(SHORTEST_PASSWORD, {
    error: `must have at least ${SHORTEST_PASSWORD} characters`,
    abort: true,
  })
  .refine((text) => passwordFault(text) === null, {
    error: "is one of the most common passwords: choose another",
  })

/** An ISO 4217 code in any case, kept in small letters as Medusa does. */
export const currencyCode = z
  .string()
  .refine((text) => CURRENCIES.has(text.toUpperCase()), {
    error: "must be the three-letter code of a currency, like usd",
  })
  .toLowerCase()

function isOrigin(text: string): boolean {
  const url = urlOf(text)
  if (!url || !["http:", "https:"].includes(url.protocol)) return false
  return url.pathname === "/" && url.search === "" && url.hash === "" && url.username === ""
}

function urlOf(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined
}

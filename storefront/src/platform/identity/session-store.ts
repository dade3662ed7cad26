import { lifeOf } from "./token-life"

/** Who signed in last, as the identity provider named them. */
export type Identity = { email: string; displayName: string }

/** Why a session ended without its reader: the shop's code, and a sentence for people. */
export type SessionEnd = { code: string; message: string }

const TOKEN_KEY = "accessToken"
const IDENTITY_KEY = "identity"
const END_KEY = "sessionEnd"
const FRESH_UNTIL_KEY = "accessTokenFreshUntil"
/** The part of a token's life after which it is renewed, before any call is refused. */
const FRESH_PART = 0.8
const listeners = new Set<() => void>()

// Storage can be blocked (private windows, policies): the session then lives as long as the page.
const memory = new Map<string, string>()

function read(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null
  } catch {
    return memory.get(key) ?? null
  }
}

function write(key: string, value: string | null): void {
  memory.delete(key)
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // Only here: what another tab has removed from the storage must not live on in this one.
    if (value !== null) memory.set(key, value)
  }
}

function notify(): void {
  for (const listener of listeners) listener()
}

// Another tab signed in or out.
addEventListener("storage", (event) => {
  if (event.key === null || event.key === TOKEN_KEY) notify()
})

export function readAccessToken(): string | null {
  return read(TOKEN_KEY)
}

export function storeAccessToken(token: string): void {
  const life = lifeOf(token)
  // By this machine's own clock: it may be hours away from the one that wrote the token.
  write(FRESH_UNTIL_KEY, life === null ? null : String(Date.now() + life * FRESH_PART))
  write(TOKEN_KEY, token)
  write(END_KEY, null)
  notify()
}

/** Whether the stored token ends soon, or has ended; false where nobody knows. */
export function accessEnds(): boolean {
  const freshUntil = read(FRESH_UNTIL_KEY)
  return freshUntil !== null && Date.now() > Number(freshUntil)
}

let parsed: { text: string; identity: Identity | null } = { text: "", identity: null }

/** The stored identity; the same object until it changes, as useSyncExternalStore asks for. */
export function readIdentity(): Identity | null {
  const text = read(IDENTITY_KEY) ?? ""
  if (text !== parsed.text) parsed = { text, identity: parse(text) }
  return parsed.identity
}

function parse(text: string): Identity | null {
  try {
    const value = JSON.parse(text) as Partial<Identity>
    if (!value.email) return null
    return { email: value.email, displayName: value.displayName ?? value.email }
  } catch {
    return null
  }
}

export function storeIdentity(identity: Identity): void {
  write(IDENTITY_KEY, JSON.stringify(identity))
  notify()
}

let ending = false

/** Whether the shop is being asked to end the session: its token may be refused at any moment. */
export function isSessionEnding(): boolean {
  return ending
}

/** Has calls go without the session's token while `end` runs, but for those that name it. */
export async function endingSession(end: () => Promise<void>): Promise<void> {
  ending = true
  try {
    await end()
  } finally {
    ending = false
  }
}

/** Signs out, without a word. */
export function clearSession(): void {
  endSession(null)
}

/** Signs out, and keeps why for the login page until somebody signs in. */
export function endSession(end: SessionEnd | null): void {
  write(TOKEN_KEY, null)
  write(FRESH_UNTIL_KEY, null)
  write(IDENTITY_KEY, null)
  write(END_KEY, end && JSON.stringify(end))
  notify()
}

/** Why nobody is signed in any more, or could be; the same object until it changes. */
export function readSessionEnd(): SessionEnd | null {
  const text = read(END_KEY) ?? ""
  if (text !== parsedEnd.text) parsedEnd = { text, end: parseEnd(text) }
  return parsedEnd.end
}

let parsedEnd: { text: string; end: SessionEnd | null } = { text: "", end: null }

function parseEnd(text: string): SessionEnd | null {
  try {
    const { code, message } = JSON.parse(text) as Partial<SessionEnd>
    return code && message ? { code, message } : null
  } catch {
    return null
  }
}

export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

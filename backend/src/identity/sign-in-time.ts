/** What a token or a session says of the sign-in behind it; times in seconds since 1970. */
export type SignInTimes = {
  /** When the token, or the one that a session was opened with, was made. */
  iat?: number | undefined
  user_metadata?: { auth_time?: unknown; proven_at?: unknown } | null | undefined
}

/** Whether a sign-in is older than `longest` seconds: no use of it puts that off. */
export function isSignInOver({ auth_time }: { auth_time: number }, longest: number): boolean {
  return Date.now() / 1000 > auth_time + longest
}

/** When the person signed in at the provider; of a sign-in without it, when the token was made. */
export function signedInAt({ iat = 0, user_metadata }: SignInTimes): { auth_time: number } {
  return { auth_time: Number(user_metadata?.auth_time ?? iat) }
}

/**
 * When the provider itself said last who this is, by its own clock: what it has ended since then is
 * out.
 */
export function provenAt({ iat = 0, user_metadata }: SignInTimes): number {
  return Number(user_metadata?.proven_at ?? iat)
}

/** Answers a new access token in place of the expired one, or null once the session is over. */
export type Renew = (expired: string) => Promise<string | null>

let renew: Renew = () => Promise.resolve(null)

/** Says how access tokens are renewed. Set from outside: the identity provider itself makes calls. */
export function renewWith(how: Renew): void {
  renew = how
}

export const renewAccess: Renew = (expired) => renew(expired)

/** The identity provider's SDK as far as the session needs it; a test says who is signed in there. */
export const fakeProvider = {
  currentUser: null as FakePerson | null,
  /** Set for a provider that cannot be reached. */
  failure: null as Error | null,
  signedOut: 0,
}

type FakePerson = {
  email: string
  displayName: string | null
  emailVerified?: boolean
  reload?: () => Promise<void>
  getIdToken: () => Promise<string>
}

export function forgetProvider(): void {
  fakeProvider.currentUser = null
  fakeProvider.failure = null
  fakeProvider.signedOut = 0
}

/** Stands in the place of `platform/identity/auth-provider`. */
export function authProvider(): Promise<object> {
  if (fakeProvider.failure) return Promise.reject(fakeProvider.failure)
  return Promise.resolve({
    get currentUser() {
      return fakeProvider.currentUser
    },
    signOut() {
      fakeProvider.currentUser = null
      fakeProvider.signedOut += 1
      return Promise.resolve()
    },
  })
}

/** Signs somebody in at the provider alone; their ID token is `proof-of-<mail>`. */
export function knownToProvider(email: string): FakePerson {
  const getIdToken = () => Promise.resolve(`proof-of-${email}`)
  const reload = () => Promise.resolve()
  fakeProvider.currentUser = { email, displayName: "Mara Lindqvist", reload, getIdToken }
  return fakeProvider.currentUser
}

/** An error as the SDK throws it. */
export function providerError(code: string, words = "Error"): Error & { code: string } {
  return Object.assign(new Error(`Firebase: ${words} (auth/${code}).`), { code: `auth/${code}` })
}

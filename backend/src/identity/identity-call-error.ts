/** A call that the identity provider refused (`code` is Google's) or never answered. */
export class IdentityCallError extends Error {
  constructor(
    readonly code: string,
    options?: ErrorOptions,
  ) {
    super(`the identity provider answered ${code}`, options)
  }
}

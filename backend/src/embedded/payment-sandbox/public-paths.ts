const PUBLIC_CALLS = [
  /^POST \/v1\/payment_methods$/,
  /^POST \/v1\/payment_intents\/\w+\/confirm$/,
  /^POST \/v1\/payment_intents\/\w+\/sandbox_3ds$/,
  /^GET \/v1\/payment_intents\/\w+$/,
]

/**
 * Whether a browser may make this call through the shop: the publishable key's half of Stripe.
 * `pathname` is the sandbox's own (`/v1/…`), without the shop's prefix and without a query.
 */
export function isPublicSandboxPath(method: string, pathname: string): boolean {
  const call = `${method.toUpperCase()} ${pathname}`
  return PUBLIC_CALLS.some((pattern) => pattern.test(call))
}

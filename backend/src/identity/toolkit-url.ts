const GOOGLE = "https://identitytoolkit.googleapis.com"

/** Address of an Identity Toolkit call, at Google or at the embedded service's origin. */
export function toolkitUrl(embeddedOrigin: string | undefined, path: string): URL {
  const base = embeddedOrigin ? `${embeddedOrigin}/identitytoolkit.googleapis.com` : GOOGLE
  return new URL(`${base}/v1/${path}`)
}

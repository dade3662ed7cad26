import type { IdentitySettings } from "../settings/providers/identity-settings"

/** The identity provider as the server reaches it, a part of the shop's settings. */
export type IdentityTarget = Pick<
  IdentitySettings,
  "projectId" | "apiKey" | "url" | "serviceAccount"
>

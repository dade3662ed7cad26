import { SHORTEST_PASSWORD } from "../../contract/account/password"

const TOOLKIT = "/identitytoolkit.googleapis.com/v2"

/** Settings of a project that the Firebase SDK may ask for and the emulator does not know. */
export const projectSettings: ReadonlyMap<string, object> = new Map([
  // No provider is enforced: the SDK then asks for no reCAPTCHA, which would need Google's script.
  [
    `${TOOLKIT}/recaptchaConfig`,
    { recaptchaKey: "projects/demo/keys/none", recaptchaEnforcementState: [] },
  ],
  [
    `${TOOLKIT}/passwordPolicy`,
    {
      customStrengthOptions: { minPasswordLength: SHORTEST_PASSWORD },
      allowedNonAlphanumericCharacters: [],
      enforcementState: "ENFORCE",
      schemaVersion: 1,
    },
  ],
])

import type { Environment } from "../../../settings/environment"

/** Which content policy an answer gets. */
export type Area = "storefront" | "admin" | "outbox" | "uploads" | "data"
type Policy = Record<string, (string | (() => string))[]>
type Sources = { script: string[]; connect: string[]; frame: string[]; style: string[] }

const SELF = "'self'"
const NONE = "'none'"
const INLINE = "'unsafe-inline'"
const RECAPTCHA = "https://www.google.com/recaptcha/"
const NOTHING: Policy = { defaultSrc: [NONE], frameAncestors: [SELF] }

/**
 * No policy allows inline or evaluated scripts; styles may be inline where somebody needs it.
 * Pictures are the shop's own and those of `hosts`, which is asked at each answer.
 */
export function policiesFor(
  environment: Environment,
  hosts: () => readonly string[],
): Record<Area, Policy> {
  const imgSrc = pictures(environment, hosts)
  return {
    storefront: { ...storefrontPolicy(environment), imgSrc },
    // The dashboard's components write style elements and attributes.
    admin: { ...page({ script: [], connect: [], frame: [], style: [INLINE] }), imgSrc },
    // Mails name the shop's pictures by its public address.
    outbox: {
      ...NOTHING,
      styleSrc: [INLINE],
      imgSrc: [environment.publicUrl, ...imgSrc],
      formAction: [NONE],
    },
    uploads: { ...NOTHING, sandbox: [] },
    data: NOTHING,
  }
}

/** Where pictures go that the shop takes, where parts have theirs, and chosen files before they are sent. */
function pictures({ images }: Environment, hosts: () => readonly string[]): Policy[string] {
  const keeper = keeperOf(images)
  const kept = keeper === undefined ? [] : [new URL(keeper).origin]
  return [SELF, "data:", ...kept, () => ["blob:", ...hosts()].join(" ")]
}

function keeperOf(images: Environment["images"]): string | undefined {
  if (images.kind === "folder") return undefined
  return images.kind === "s3" ? images.fileUrl : images.url
}

function storefrontPolicy({ identity, payment }: Environment): Policy {
  const google = identity.mode === "firebase" ? [firebaseSources(identity.authDomain)] : []
  const stripe = payment.mode === "sandbox" ? [] : [STRIPE]
  const others = [...google, ...stripe]
  return page({
    script: others.flatMap(({ script }) => script),
    connect: others.flatMap(({ connect }) => connect),
    frame: others.flatMap(({ frame }) => frame),
    style: others.flatMap(({ style }) => style),
  })
}

/** https://docs.stripe.com/security/guide#content-security-policy */
const STRIPE: Sources = {
  script: ["https://js.stripe.com", "https://*.js.stripe.com"],
  connect: ["https://api.stripe.com"],
  frame: ["https://js.stripe.com", "https://*.js.stripe.com", "https://hooks.stripe.com"],
  style: [INLINE],
}

/**
 * Google's script opens a frame of the project's sign-in domain, through which its popup speaks;
 * reCAPTCHA stands before every SMS (https://developers.google.com/recaptcha/docs/faq).
 */
function firebaseSources(authDomain: string): Sources {
  return {
    script: ["https://apis.google.com", RECAPTCHA, "https://www.gstatic.com/recaptcha/"],
    connect: ["https://identitytoolkit.googleapis.com", "https://securetoken.googleapis.com"],
    frame: [`https://${authDomain}`, RECAPTCHA, "https://recaptcha.google.com/recaptcha/"],
    style: [INLINE],
  }
}

function page({ script, connect, frame, style }: Sources): Policy {
  return {
    defaultSrc: [SELF],
    baseUri: [NONE],
    objectSrc: [NONE],
    formAction: [SELF],
    frameAncestors: [SELF],
    scriptSrc: [SELF, ...script],
    styleSrc: [SELF, ...new Set(style)],
    fontSrc: [SELF, "data:"],
    connectSrc: [SELF, ...connect],
    frameSrc: [SELF, ...frame],
  }
}

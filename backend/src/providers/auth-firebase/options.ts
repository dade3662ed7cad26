import { z } from "@medusajs/framework/zod"
import { MedusaError } from "@medusajs/framework/utils"

const LOOPBACK = /^http:\/\/(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/

const optionsSchema = z
  .object({
    projectId: z.string().min(1),
    /** Public by nature: it names the project, it proves nothing. */
    apiKey: z.string().min(1),
    /** Origin of the embedded service; a real Firebase project has none. */
    identityUrl: z.string().regex(LOOPBACK, "must be an http origin on this machine").optional(),
    /** Whether staff may sign in: only where their accounts can be looked up again. */
    staffSignIn: z.boolean(),
    /** Whether staff need a second factor to sign in. */
    staffSecondFactor: z.enum(["offered", "required"]),
    /** Seconds after which a sign-in at the provider counts no more, whoever keeps it alive. */
    longest: z.object({ customer: z.number().positive(), staff: z.number().positive() }),
  })
  .refine((options) => options.projectId.startsWith("demo-") === Boolean(options.identityUrl), {
    path: ["identityUrl"],
    // Firebase keeps demo- for emulators: no real project can have such a name.
    message: "belongs to a demo- project, and a demo- project needs it",
  })

export type FirebaseOptions = z.infer<typeof optionsSchema>

/** Throws INVALID_DATA with a sentence for each wrong option. */
export function readOptions(options: unknown): FirebaseOptions {
  const parsed = optionsSchema.safeParse(options)
  if (parsed.success) return parsed.data
  const sentences = parsed.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`)
  throw new MedusaError(MedusaError.Types.INVALID_DATA, `auth-firebase: ${sentences.join("; ")}`)
}

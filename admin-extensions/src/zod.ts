import { config } from "zod/v4"

// In place of zod in Medusa Admin: zod otherwise tries with its first schema to compile a function,
// which the content security policy refuses and reports.
config({ jitless: true })

export * from "zod/v4"

import { MedusaError } from "@medusajs/framework/utils"

/** What a plugin's work answers. Rejects where it is not done by then; it goes on, and nobody waits. */
export async function inTime<Answer>(
  work: () => Promise<Answer>,
  limitMs: number,
): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    const message = `not done within ${limitMs / 1000} s`
    timer = setTimeout(() => reject(new MedusaError("plugin_failure", message)), limitMs)
  })
  try {
    return await Promise.race([work(), late])
  } finally {
    clearTimeout(timer)
  }
}

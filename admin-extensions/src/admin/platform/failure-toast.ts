import { toast } from "@medusajs/ui"

/** A mutation's onError: this sentence and the server's reason. */
export function failureToast(sentence: string) {
  return ({ message }: Error) => toast.error(sentence, { description: message })
}

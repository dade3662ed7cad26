import { toast as shown } from "@/components/ui/feedback/toast"

/** A sentence above the page that goes by itself; the shop's list of toasts draws it. */
export const toast = {
  /** What was done. */
  success: (sentence: string): void => void shown.success(sentence),
  /** What failed: `messageOf(error)` of kit/api. */
  error: (sentence: string): void => void shown.error(sentence),
  /** What happened besides. */
  tell: (sentence: string): void => void shown(sentence),
}

import { MedusaError } from "@medusajs/framework/utils"

/** The host is out of reach, broken or too slow: the same picture may pass later. */
export function hostUnavailable(): MedusaError {
  return new MedusaError(
    MedusaError.Types.UNEXPECTED_STATE,
    "The image host cannot be reached: try again later",
    "image_host_unavailable",
  )
}

/** The host said no, or nothing that can be believed. */
export function hostRefused(): MedusaError {
  return new MedusaError(
    MedusaError.Types.UNEXPECTED_STATE,
    "The image host did not take the picture",
    "image_host_refused",
  )
}

/** Calls of the shop as whoever is signed in; what fails throws an ApiError with a sentence to show. */
export { ApiError, messageOf } from "@/platform/api/api-error"
export { callForData, type CallOptions } from "@/platform/api/call-api"
export { callStore } from "@/platform/api/call-store"
export { idempotencyKey } from "@/platform/idempotency-key"

import { IMAGE_LIMIT_BYTES, IMAGE_TYPES } from "@/platform/api/send-image"
import { returnText } from "./texts"

/** Why the shop would not take a picture, empty where it may; a system that does not know a type names none. */
export function pictureProblem({ name, type, size }: File): string {
  if (type && !IMAGE_TYPES.includes(type)) return returnText("pictureKind", { name })
  return size > IMAGE_LIMIT_BYTES ? returnText("pictureSize", { name }) : ""
}

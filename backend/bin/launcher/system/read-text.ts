import fs from "node:fs"
import { errorCode } from "./error-code"

/** The file's text, or undefined when there is no such file. Throws what else goes wrong. */
export function readText(file: string): string | undefined {
  try {
    return fs.readFileSync(file, "utf8")
  } catch (error) {
    if (errorCode(error) === "ENOENT") return undefined
    throw error
  }
}

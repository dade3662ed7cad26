import fs from "node:fs"
import path from "node:path"

/** Answers whether a .dockerignore of plain patterns leaves a path out, with all below it. */
export function ignoredBy(text: string): (file: string) => boolean {
  const patterns = text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map(patternOf)
  return (file) => patterns.some((pattern) => pattern.test(file))
}

/** Copies what a build would be sent of a project. */
export function copyContext(project: string, to: string): void {
  const ignored = ignoredBy(fs.readFileSync(path.join(project, ".dockerignore"), "utf8"))
  fs.cpSync(project, to, {
    recursive: true,
    filter: (from) => !ignored(path.relative(project, from).split(path.sep).join("/")),
  })
}

function patternOf(line: string): RegExp {
  if (line.startsWith("!")) throw new Error(`No exceptions, please: ${line}`)
  const parts = line.split(/(\*\*\/|\*)/).map((part) => {
    if (part === "**/") return "(?:.*/)?"
    return part === "*" ? "[^/]*" : part.replace(/[.+^${}()|[\]\\?]/g, "\\$&")
  })
  return new RegExp(`^${parts.join("")}(?:/|$)`)
}

import { execFileSync } from "node:child_process"

/**
 * Files of the working tree that differ from the last commit; where none does, those of the commits
 * that `main` has not. What was deleted has no place in it.
 */
export function changedFiles(root: string): string[] {
  const git = (...args: string[]) =>
    execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] })
      .split("\n")
      .filter(Boolean)
  const changes = (...since: string[]) => git("diff", "--name-only", "--diff-filter=d", ...since)
  const open = [...changes("HEAD"), ...git("ls-files", "--others", "--exclude-standard")]
  if (open.length > 0) return open
  const [main] = git("for-each-ref", "--format=%(refname)", "refs/heads/main")
  return main ? changes(`${main}...HEAD`) : []
}

import { spawn } from "node:child_process"
import { once } from "node:events"
import fs from "node:fs"
import path from "node:path"

/**
 * What `sh` runs in the background, before it becomes a program that never waits for it: what ended
 * earlier, it might collect itself.
 */
const CHILDREN = {
  uncollected: "(while grep -qx sh /proc/$$/comm; do :; done)",
  living: "sleep 120",
} as const

/**
 * Has the lock file of a database that is stopped name a process of the server's own user: one that
 * has ended and that nobody has waited for yet, or another program that lives.
 */
export async function namedByLockFile(
  folder: string,
  kind: keyof typeof CHILDREN,
): Promise<{ pid: number; collect: () => void }> {
  const cluster = path.join(folder, "cluster")
  const { uid, gid } = fs.statSync(cluster)
  const script = `${CHILDREN[kind]} >/dev/null & echo $!; exec sleep 120 >/dev/null`
  const parent = spawn("/bin/sh", ["-c", script], {
    ...(process.getuid?.() === 0 && { uid, gid }),
    cwd: "/",
    stdio: ["ignore", "pipe", "ignore"],
  })
  const [line] = await once(parent.stdout, "data")
  const pid = Number(String(line))
  await expect.poll(() => stateOf(pid)).toBe(kind === "living" ? "S" : "Z")
  const lock = path.join(cluster, "postmaster.pid")
  fs.writeFileSync(lock, `${[pid, cluster, 1_700_000_000, 5432, "", "127.0.0.1"].join("\n")}\n`)
  fs.chownSync(lock, uid, gid)
  const collect = () => {
    if (kind === "living") process.kill(pid)
    parent.kill()
  }
  return { pid, collect }
}

function stateOf(pid: number): string | undefined {
  const stat = fs.readFileSync(`/proc/${pid}/stat`, "utf8")
  return stat.slice(stat.lastIndexOf(")") + 2)[0]
}

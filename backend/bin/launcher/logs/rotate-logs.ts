import fs from "node:fs"
import path from "node:path"

const DAY_MS = 86_400_000
const LARGEST_BYTES = 50_000_000
/** One that is written to; what was put aside has a day in its name. */
const LIVING = /^[\w-]+\.log$/

export type Rotation = {
  folder: string
  /** How many days a log is kept after its last line. */
  days: number
  /** When this was done before, in the same run of the shop. */
  since: Date
  now: Date
}

/**
 * Puts aside what the logs of a folder have from before today, or when one has grown large, as
 * `<name>.2026-11-22.log`, and removes what is too old.
 *
 * A log is copied and then emptied, since its writers, other processes among them, hold it open to
 * append: a line that is written between the two is lost.
 */
export function rotateLogs({ folder, days, since, now }: Rotation): void {
  const files = fs.readdirSync(folder, { withFileTypes: true }).filter((one) => one.isFile())
  for (const { name } of files) {
    const file = path.join(folder, name)
    const { size, mtime } = fs.statSync(file)
    const first = mtime < since ? mtime : since
    const isOfBefore = dayOf(first) < dayOf(now)
    if (LIVING.test(name) && size > 0 && (isOfBefore || size > LARGEST_BYTES)) {
      putAside(file, mtime, dayOf(isOfBefore ? first : now))
    } else if (now.getTime() - mtime.getTime() > days * DAY_MS) {
      fs.rmSync(file)
    }
  }
}

function putAside(file: string, mtime: Date, day: string): void {
  const stem = `${file.slice(0, -".log".length)}.${day}`
  let aside = `${stem}.log`
  for (let number = 2; fs.existsSync(aside); number++) aside = `${stem}.${number}.log`
  fs.copyFileSync(file, aside)
  fs.chmodSync(aside, 0o600)
  fs.utimesSync(aside, mtime, mtime)
  fs.truncateSync(file)
}

function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10)
}

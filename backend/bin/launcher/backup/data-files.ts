// The database goes its own way; the others are of one machine, or of one start.
const NOT_KEPT =
  /^(postgres|redis|logs|settings|backups|incoming|modules|restore|running\.json|cluster\.json|embedded\.url|\.writable-.*)$/
const ASIDE = "before-restore-"

/** Whether a thing of the data folder belongs into a backup, by its name there. */
export function isDataFile(name: string): boolean {
  return !NOT_KEPT.test(name) && !name.startsWith(ASIDE) && !/\.tmp$/.test(name)
}

/** Name of the folder that keeps what a restore has replaced. */
export function asideName(at: Date): string {
  return `${ASIDE}${fileTime(at)}`
}

/** A time that every file system takes in a name. */
export function fileTime(at: Date): string {
  return at.toISOString().replace(/\..*/, "").replaceAll(":", "-")
}

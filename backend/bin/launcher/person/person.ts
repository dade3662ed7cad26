import fs from "node:fs"
import { callersPath, readArguments } from "../launch/arguments"
import { fileTime } from "../backup/data-files"
import type { Launch } from "../launch/launch"
import { StartFailure } from "../system/start-failure"
import { askShop } from "./ask-shop"

/** `npm run person:export <mail>`: a file with all that the shop holds of a person. */
export async function exportPerson(launch: Launch): Promise<void> {
  const mail = readMail("export")
  const { data } = await askShop(launch, { action: "export", mail })
  if (!data) throw new StartFailure(`The shop holds nothing of ${mail}.`)
  const file = callersPath(`person-${fileTime(new Date())}.json`)
  fs.writeFileSync(file, JSON.stringify(data, null, 2), { mode: 0o600, flag: "wx" })
  launch.terminal.note(`All that the shop holds of ${mail} is in ${file}.`)
  await launch.shutdown.exit(0)
}

/** `npm run person:erase <mail>`: takes a person out of the shop for good. */
export async function erasePerson(launch: Launch): Promise<void> {
  const mail = readMail("erase")
  const { erasure } = await askShop(launch, { action: "erase", mail })
  launch.terminal.note(
    `${mail} is erased. Without whose they were, ${erasure?.orders ?? 0} orders and ` +
      `${erasure?.reviews ?? 0} reviews stay.`,
  )
  await launch.shutdown.exit(0)
}

function readMail(action: string): string {
  const { target } = readArguments()
  if (target?.includes("@")) return target
  throw new StartFailure(`Say whose data: npm run person:${action} <mail>.`)
}

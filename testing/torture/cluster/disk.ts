import fs from "node:fs"
import path from "node:path"
import { pathToFileURL } from "node:url"
import { picture } from "../../../backend/integration-tests/setup/upload"
import type { Answer } from "../../testkit/client/call"

const FILLER = pathToFileURL(path.join(__dirname, "fill-disk.mjs")).href

/** The disk that a cluster's pictures lie on. */
export type Disk = {
  /** What a cluster's processes are started with. */
  variables: NodeJS.ProcessEnv
  fill: () => void
  makeRoom: () => void
  /** Every picture, those on their way too. */
  pictures: () => string[]
}

/** Lets the disk of a data folder be full for pictures. */
export function diskOf(folder: string): Disk {
  const mark = path.join(folder, "disk-is-full")
  const filesIn = (name: string) => {
    const below = path.join(folder, name)
    return fs.existsSync(below) ? fs.readdirSync(below, { recursive: true }).map(String) : []
  }
  return {
    variables: { NODE_OPTIONS: `--import ${FILLER}`, TORTURE_DISK: mark },
    fill: () => fs.writeFileSync(mark, ""),
    makeRoom: () => fs.rmSync(mark),
    pictures: () => ["incoming", "uploads"].flatMap(filesIn).sort(),
  }
}

/** Sends a picture as an administrator does. */
export async function sendPicture(shop: string, token: string): Promise<Answer> {
  const form = new FormData()
  form.append(
    "image",
    new Blob([new Uint8Array(await picture("png"))], { type: "image/png" }),
    "a.png",
  )
  const answer = await fetch(`${shop}/api/v1/images`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  return { status: answer.status, body: await answer.json() }
}

import { randomUUID } from "node:crypto"
import { createWriteStream } from "node:fs"
import { mkdir, rename, rm } from "node:fs/promises"
import path from "node:path"
import type { Writable } from "node:stream"
import { finished } from "node:stream/promises"
import type { FileTypes, LocalFileServiceOptions } from "@medusajs/framework/types"
import { MedusaError } from "@medusajs/framework/utils"
import { incomingName } from "../../files/incoming-folder"
import { PrivateFiles } from "../../files/private-files"

type FolderOptions = LocalFileServiceOptions & { upload_dir: string; incoming_dir: string }

const PUBLIC_PATH = "/uploads"

/**
 * Files in the data folder. Pictures are public: named at random, there whole or not at all, and
 * addressed by a path, which holds under any PUBLIC_URL. All else is Medusa's private folder, which
 * is served to staff alone.
 */
export class FolderFileProvider extends PrivateFiles {
  static override identifier = "folder"
  private readonly incomingDir: string

  constructor(cradle: Record<string, unknown>, options: FolderOptions) {
    super(cradle, options)
    this.incomingDir = options.incoming_dir
  }

  override async upload(
    file: FileTypes.ProviderUploadFileDTO,
  ): Promise<FileTypes.ProviderFileResultDTO> {
    if (file.access !== "public") return super.upload(file)
    const { writeStream, promise } = await this.getUploadStream(file)
    writeStream.end(bytesOf(file.content))
    return promise
  }

  override async getUploadStream(file: FileTypes.ProviderUploadStreamDTO) {
    if (file.access !== "public") return super.getUploadStream(file)
    const fileKey = `${randomUUID()}${pictureExtension(file)}`
    await mkdir(this.incomingDir, { recursive: true })
    await mkdir(this.uploadDir_, { recursive: true })
    const part = path.join(this.incomingDir, incomingName())
    // Flushed before it is renamed: a name that survives a power cut has all its bytes.
    const writeStream = createWriteStream(part, { flags: "wx", flush: true })
    const url = `${PUBLIC_PATH}/${fileKey}`
    const promise = moveWhenWhole(writeStream, {
      from: part,
      to: path.join(this.uploadDir_, fileKey),
    }).then(() => ({ url, key: fileKey }))
    return { writeStream, promise, url, fileKey }
  }
}

async function moveWhenWhole(
  stream: Writable,
  { from, to }: { from: string; to: string },
): Promise<void> {
  try {
    await finished(stream)
    await rename(from, to)
  } catch (error) {
    await rm(from, { force: true })
    throw error
  }
}

/** What this origin serves could run in its pages: nothing but what the shop encoded gets in. */
function pictureExtension({ filename, mimeType }: FileTypes.ProviderUploadStreamDTO): string {
  if (mimeType === "image/webp" && path.extname(filename) === ".webp") return ".webp"
  throw new MedusaError(MedusaError.Types.INVALID_DATA, "Only WebP pictures can be public")
}

/** Medusa hands bytes on as base64 or as one character a byte. */
function bytesOf(content: string): Buffer {
  const decoded = Buffer.from(content, "base64")
  return decoded.toString("base64") === content ? decoded : Buffer.from(content, "latin1")
}

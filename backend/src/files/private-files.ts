import { randomUUID } from "node:crypto"
import { once } from "node:events"
import path from "node:path"
import { LocalFileService } from "@medusajs/file-local/dist/services/local-file"
import type { FileTypes } from "@medusajs/framework/types"
import { privateFileName, privateFilePath } from "./private-file"
import { closeFile, makePrivateFolder } from "./private-folder"

/**
 * Medusa's files in a folder, of which those that are not public are the owner's alone and are
 * saved by staff from the shop.
 */
export class PrivateFiles extends LocalFileService {
  override async upload(
    file: FileTypes.ProviderUploadFileDTO,
  ): Promise<FileTypes.ProviderFileResultDTO> {
    if (file.access === "public") return super.upload(file)
    await makePrivateFolder(this.privateUploadDir_)
    const uploaded = await super.upload(withOwnName(file))
    await closeFile(this.placeOf(uploaded.key))
    return uploaded
  }

  override async getUploadStream(file: FileTypes.ProviderUploadStreamDTO) {
    if (file.access === "public") return super.getUploadStream(file)
    await makePrivateFolder(this.privateUploadDir_)
    const opened = await super.getUploadStream(withOwnName(file))
    await Promise.race([once(opened.writeStream, "open"), opened.promise])
    await closeFile(this.placeOf(opened.fileKey))
    return opened
  }

  override async getPresignedDownloadUrl(file: FileTypes.ProviderGetFileDTO): Promise<string> {
    const address = new URL(await super.getPresignedDownloadUrl(file))
    return privateFileName(file.fileKey) ? privateFilePath(file.fileKey) : address.pathname
  }

  private placeOf(key: string): string {
    return path.join(this.privateUploadDir_, key)
  }
}

/** Medusa tells files of one name apart by the millisecond alone: the second would end the first. */
function withOwnName<File extends { filename: string }>(file: File): File {
  const { dir, base } = path.parse(file.filename)
  return { ...file, filename: path.join(dir, `${randomUUID()}-${base}`) }
}

/** Whether a key is that of a file for staff alone, as Medusa's local provider names them. */
export function isPrivateKey({ fileKey }: { fileKey: string }): boolean {
  return fileKey.startsWith("private-")
}

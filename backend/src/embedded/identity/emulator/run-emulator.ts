import { type IncomingMessage, ServerResponse } from "node:http"
import type { EmulatorApp } from "firebase-tools/lib/emulator/auth/server"
import type { Fields } from "../http/request-body"

/** What the emulator answered, before it is sealed. */
type EmulatorAnswer = { status: number; fields: Fields }

/**
 * Lets the emulator answer a request whose body was read already, into memory instead of to the
 * client: tokens have to be sealed and accounts saved before anything goes out.
 */
export function runEmulator(
  app: EmulatorApp,
  request: IncomingMessage,
  body: Fields,
): Promise<EmulatorAnswer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const keep = (chunk?: string | Buffer) => {
      if (chunk !== undefined) chunks.push(Buffer.from(chunk))
      return true
    }
    const response = new ServerResponse(request)
    // Own properties: Express replaces the prototype of the response that it is given.
    Object.assign(response, {
      // The emulator's router takes a response without a socket for one that is over.
      socket: request.socket,
      write: keep,
      end: (chunk?: string | Buffer) => {
        keep(chunk)
        try {
          const text = Buffer.concat(chunks).toString("utf8")
          resolve({ status: response.statusCode, fields: JSON.parse(text) as Fields })
        } catch (error) {
          reject(error)
        }
        response.emit("finish")
        return response
      },
    })
    if (request.method !== "GET") {
      request.headers["content-type"] = "application/json"
      // `_body` is body-parser's own mark for a body that was parsed before.
      Object.assign(request, { body, _body: true })
    }
    app(request, response)
  })
}

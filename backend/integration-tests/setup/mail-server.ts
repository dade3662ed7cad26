import { once } from "node:events"
import { text } from "node:stream/consumers"
import { SMTPServer } from "smtp-server"

export type Received = { to: string[]; raw: string }

/** A mail server on this machine; `received` grows with every mail that it takes. */
export async function startMailServer(port: number) {
  const received: Received[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData: (stream, session, done) => {
      text(stream).then((raw) => {
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw })
        done()
      }, done)
    },
  })
  server.listen(port, "127.0.0.1")
  await once(server.server, "listening")
  return { received, stop: () => new Promise<void>((resolve) => server.close(() => resolve())) }
}

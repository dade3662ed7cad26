import { errorCode } from "../system/error-code"
import { tryPort } from "../system/ports"
import { StartFailure } from "../system/start-failure"

/** Shows, before anything slow, that the shop can listen there. Throws StartFailure otherwise. */
export async function checkPort({ host, port }: { host: string; port: number }): Promise<void> {
  try {
    await tryPort({ host, port })
  } catch (error) {
    throw new StartFailure(sentence({ host, port }, errorCode(error)))
  }
}

function sentence({ host, port }: { host: string; port: number }, code?: string): string {
  if (code === "EADDRINUSE") {
    return `Port ${port} on ${host} is taken by another program: choose another with PORT.`
  }
  if (code === "EACCES") {
    return `This user may not listen on port ${port}: choose another with PORT.`
  }
  return `HOST is '${host}', which is no address of this machine.`
}

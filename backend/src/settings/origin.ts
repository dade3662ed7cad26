import { isIP } from "node:net"

const EVERY_ADDRESS = ["0.0.0.0", "::"]

/** `http://host:port` that a browser on this machine can open, for any HOST one can listen on. */
export function originOf({ host, port }: { host: string; port: number }): string {
  const reachable = EVERY_ADDRESS.includes(host) ? "localhost" : host
  return `http://${isIP(reachable) === 6 ? `[${reachable}]` : reachable}:${port}`
}

/** Whether only this machine can reach a server that listens on `host`. */
export function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || (isIP(host) === 4 && host.startsWith("127."))
}

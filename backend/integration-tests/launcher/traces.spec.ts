import { fork } from "node:child_process"
import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { buffer } from "node:stream/consumers"
import path from "node:path"

/** Runs the script; answers whether it has loaded OpenTelemetry. */
async function trace(variables: NodeJS.ProcessEnv): Promise<boolean> {
  const child = fork(path.join(__dirname, "support/trace-something.ts"), [], {
    execArgv: ["--require", "ts-node/register"],
    env: { ...process.env, ...variables },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  })
  onTestFinished(() => void child.kill())
  const [{ loaded }] = (await once(child, "message")) as [{ loaded: boolean }]
  return loaded
}

describe("traces", () => {
  it("go to the address of the standard variable, without what names people or opens doors", async () => {
    const received: { url: string | undefined; text: string }[] = []
    const collector = createServer((req, res) => {
      void buffer(req).then((body) => {
        received.push({ url: req.url, text: body.toString("latin1") })
        res.end()
      })
    })
    collector.listen(0, "127.0.0.1")
    await once(collector, "listening")
    onTestFinished(() => void collector.close())
    const { port } = collector.address() as AddressInfo
    const loaded = await trace({
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
      OTEL_BSP_SCHEDULE_DELAY: "50",
    })
    await expect.poll(() => received.length).toBeGreaterThan(0)
    const text = received.map((one) => one.text).join()
    expect([loaded, received[0]?.url]).toEqual([true, "/v1/traces"])
    for (const told of ["halden", "http.method", "select * from customer where email = ?"]) {
      expect(text).toContain(told)
    }
    for (const secret of ["ada@", "of-the-address", "of-the-header", "of-the-cookie"]) {
      expect(text).not.toContain(secret)
    }
  })

  it("load nothing where no address is given", async () => {
    const variables = { OTEL_EXPORTER_OTLP_ENDPOINT: "", OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: "" }
    expect(await trace(variables)).toBe(false)
  })
})

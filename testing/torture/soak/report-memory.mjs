import fs from "node:fs"
import net from "node:net"
import path from "node:path"
import v8 from "node:v8"
import vm from "node:vm"

// Loaded into every process of a cluster (NODE_OPTIONS): who connects to its socket gets its
// resident memory after two full collections, so that what waits to be collected is no growth.
v8.setFlagsFromString("--expose-gc")
const collect = vm.runInNewContext("gc")

const folder = process.env.TORTURE_MEMORY
fs.mkdirSync(folder, { recursive: true })
net
  .createServer((socket) => {
    collect()
    setImmediate(() => {
      collect()
      socket.end(String(process.memoryUsage.rss()))
    })
  })
  .listen(path.join(folder, `${process.pid}.sock`))
  .unref()

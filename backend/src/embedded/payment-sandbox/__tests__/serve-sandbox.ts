import { startSandbox } from "./sandbox-server"

/** A sandbox in a process of its own, to be killed: prints its address, keeps its data in argv[2]. */
startSandbox({ dataDir: process.argv[2] }).then(({ url }) => console.log(url))

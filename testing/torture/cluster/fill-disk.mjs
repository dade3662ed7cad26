import fs from "node:fs"

// Loaded into every process of a cluster (NODE_OPTIONS): while the file is there that TORTURE_DISK
// names, whatever writes a picture gets the kernel's own answer of a disk without room.
const { TORTURE_DISK } = process.env
const PICTURES = /\/(incoming|uploads)\//
const createWriteStream = fs.createWriteStream

fs.createWriteStream = (file, options) =>
  PICTURES.test(String(file)) && fs.existsSync(TORTURE_DISK)
    ? createWriteStream("/dev/full", { flush: false })
    : createWriteStream(file, options)

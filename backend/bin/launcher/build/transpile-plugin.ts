import fs from "node:fs"
import path from "node:path"
import ts from "typescript"

// The server half of the plugin in the working folder, without a look at its types: for `npm run dev`,
// as the shop's own sources are run there. It is all written, or, where one does not parse, nothing.

const ADMIN = path.join("src", "admin") + path.sep

function transpile(folder: string): boolean {
  const file = path.join(folder, "tsconfig.json")
  const { config, error } = ts.readConfigFile(file, (name) => ts.sys.readFile(name))
  const settings = ts.parseJsonConfigFileContent(config, ts.sys, folder)
  const sources = settings.fileNames.filter(
    (name) => !name.endsWith(".d.ts") && !path.relative(folder, name).startsWith(ADMIN),
  )
  const made = sources.map((name) => ({ name, ...outputOf(name, settings.options) }))
  const wrong = [...(error ? [error] : []), ...settings.errors]
  const diagnostics = [...wrong, ...made.flatMap(({ diagnostics = [] }) => diagnostics)]
  if (diagnostics.length > 0) {
    console.error(ts.formatDiagnostics(diagnostics, ts.createCompilerHost({})))
    return false
  }
  const result = path.join(folder, ".medusa/server")
  fs.rmSync(result, { recursive: true, force: true })
  for (const { name, outputText } of made) {
    const target = path.join(result, path.relative(folder, name).replace(/\.ts$/, ".js"))
    fs.mkdirSync(path.dirname(target), { recursive: true })
    fs.writeFileSync(target, outputText)
  }
  return true
}

function outputOf(fileName: string, options: ts.CompilerOptions): ts.TranspileOutput {
  return ts.transpileModule(fs.readFileSync(fileName, "utf8"), {
    fileName,
    reportDiagnostics: true,
    compilerOptions: {
      ...options,
      // What Medusa takes; `Node16` would ask the package.
      ...{ module: ts.ModuleKind.CommonJS, moduleResolution: ts.ModuleResolutionKind.Node10 },
      ...{ declaration: false, inlineSourceMap: true },
    },
  })
}

process.exitCode = transpile(process.cwd()) ? 0 : 1

import Module from "node:module"

export type Loaded = Module & {
  path: string
  _compile: (...given: [content: string, file: string, format?: unknown]) => unknown
}

type Asked = [request: string, parent?: Loaded, isMain?: boolean, options?: unknown]

/** What of Node's own loader of CommonJS can be replaced, as compilers at load time do. */
export type Loader = {
  _resolveFilename: (...asked: Asked) => string
  _extensions: Record<".js", (this: unknown, module: Loaded, file: string) => unknown>
  _resolveLookupPaths: (request: string, parent: Loaded) => string[] | null
  _cache: NodeJS.Dict<NodeModule>
  prototype: Loaded
}

/** Node's loader; undefined where a version has another one. */
export function nodeLoader(): Loader | undefined {
  const loader = Module as unknown as Loader
  const parts = [loader._resolveFilename, loader._extensions[".js"], loader.prototype._compile]
  return parts.every((part) => typeof part === "function") ? loader : undefined
}

/** The `require` of a module, as Node makes it. */
export function requireOf(loader: Loader, module: Loaded): NodeJS.Require {
  const resolve = Object.assign(
    (request: string, options?: object) => loader._resolveFilename(request, module, false, options),
    { paths: (request: string) => loader._resolveLookupPaths(request, module) },
  )
  return Object.assign((request: string): unknown => module.require(request), {
    resolve,
    main: require.main,
    extensions: require.extensions,
    cache: loader._cache,
  })
}

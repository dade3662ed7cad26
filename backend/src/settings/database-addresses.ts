const SEVERAL = /^([a-z]+:\/\/(?:[^@/?#]*@)?)([^@/?#]*,[^@/?#]*)((?:[/?#].*)?)$/s

/**
 * The addresses of a DATABASE_URL that names several hosts as libpq writes them,
 * `postgres://me:word@one:5432,other:5432/shop`, in its order: a primary and what may take its
 * place. Of any other address itself alone.
 */
export function databaseAddresses(databaseUrl: string): [string, ...string[]] {
  const [, before = "", hosts = "", behind = ""] = SEVERAL.exec(databaseUrl) ?? []
  const [first = "", ...others] = hosts.split(",").map((host) => `${before}${host}${behind}`)
  return first === "" ? [databaseUrl] : [first, ...others]
}

export type Instruction = { word: string; rest: string }

/** One `FROM … AS name` with what follows. */
export type Stage = { name: string; base: string; instructions: Instruction[] }

/** The stages of a Dockerfile, in order; comments and what stands before the first FROM are left out. */
export function parseDockerfile(text: string): Stage[] {
  const stages: Stage[] = []
  for (const { word, rest } of instructionsOf(text)) {
    const [, base, name] = word === "FROM" ? (/^(\S+) AS (\S+)$/.exec(rest) ?? []) : []
    if (base && name) stages.push({ name, base, instructions: [] })
    else stages.at(-1)?.instructions.push({ word, rest })
  }
  return stages
}

/** Values of the ARGs before the first FROM: the images that the stages begin with. */
export function baseImages(text: string): string[] {
  const first = text.search(/^FROM /m)
  return instructionsOf(text.slice(0, first)).map(({ rest }) => rest.replace(/^\w+=/, ""))
}

function instructionsOf(text: string): Instruction[] {
  return text
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.startsWith("#"))
    .map((line) => {
      const [word = "", ...rest] = line.split(" ")
      if (line.endsWith("\\")) throw new Error(`One line an instruction, please: ${line}`)
      return { word, rest: rest.join(" ").trim() }
    })
}

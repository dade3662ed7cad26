/** Why a file is not taken: what its sender has to put right, and in which line. */
export class RefusedFile extends Error {
  constructor(
    readonly line: number,
    message: string,
  ) {
    super(message)
  }
}

/** A start that cannot go on; `message` is for people and is all that they see. */
export class StartFailure extends Error {
  override readonly name = "StartFailure"
}

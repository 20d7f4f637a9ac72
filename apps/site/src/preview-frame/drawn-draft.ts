/** What the frame is answered. */
export interface DrawnDraft {
  readonly html: string
  /** Ids of the blocks that are not in it. */
  readonly leftOut: readonly string[]
}

/** The response to the preview frame. */
export interface RenderedDraft {
  readonly html: string
  /** Ids of blocks that are not shown. */
  readonly leftOut: readonly string[]
}

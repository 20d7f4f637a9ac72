import type { DraftReader } from '../content/drafts/draft-reader.ts'
import type { Exchange } from '../exchange/exchange.ts'
import type { RenderServices } from '../pages/render-services.ts'
import type { Resolve } from '../request/resolve.ts'

/** Services for previews, besides those for rendering. */
export interface PreviewServices extends RenderServices {
  readonly drafts: DraftReader
  readonly resolve: Resolve
  /** Secret for tokens, shared with the content system; absent when previews are off. */
  readonly previewSecret: string | undefined
  readonly logger: ConstructorParameters<typeof Exchange>[2]['logger']
  readonly trust: ConstructorParameters<typeof Exchange>[2]['trust']
  readonly tagHeaders: ConstructorParameters<typeof Exchange>[2]['tagHeaders']
}

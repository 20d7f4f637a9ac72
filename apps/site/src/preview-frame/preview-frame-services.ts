import type { DraftReader } from '../content/drafts/draft-reader.ts'
import type { HttpExchange } from '../http/http-exchange.ts'
import type { RenderServices } from '../pages/render-services.ts'
import type { Resolve } from '../request/resolve.ts'

/** Services for previews, besides those for rendering. */
export interface PreviewFrameServices extends RenderServices {
  readonly drafts: DraftReader
  readonly resolve: Resolve
  /** Secret for tokens, shared with the content system; absent when previews are off. */
  readonly previewSecret: string | undefined
  readonly logger: ConstructorParameters<typeof HttpExchange>[2]['logger']
  readonly trust: ConstructorParameters<typeof HttpExchange>[2]['trust']
  readonly tagHeaders: ConstructorParameters<typeof HttpExchange>[2]['tagHeaders']
}

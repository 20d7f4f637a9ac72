import type { DraftReader } from '../content/draft-reader.ts'
import type { Exchange } from '../exchange.ts'
import type { RenderServices } from '../pages/render-services.ts'
import type { Resolve } from '../request/resolve.ts'

/** What previews ask of the process besides what rendering does. */
export interface PreviewServices extends RenderServices {
  readonly drafts: DraftReader
  readonly resolve: Resolve
  /** Signs tokens, the same as the content system's; absent where there are no previews. */
  readonly previewSecret: string | undefined
  readonly logger: ConstructorParameters<typeof Exchange>[2]['logger']
  readonly trust: ConstructorParameters<typeof Exchange>[2]['trust']
}

import type { PageContext } from '../page-context/page-context.ts'
import { Callout } from '../ui/callout/callout.tsx'

interface RefusedEmbedPreviewNoticeProps {
  readonly address: string
  readonly page: PageContext
  readonly id?: string
  readonly className?: string | undefined
}

/** Nothing for visitors; in a preview a message for the editor. */
export function RefusedEmbedPreviewNotice({ address, page, id, className }: RefusedEmbedPreviewNoticeProps) {
  if (!page.app.isPreview) return null
  return (
    <Callout
      look="warning"
      title={page.t('callout.warning')}
      {...(id === undefined ? {} : { id })}
      className={className}
    >
      <p>{page.t('embed.refused', { address })}</p>
    </Callout>
  )
}

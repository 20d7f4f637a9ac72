import type { CalloutTone } from '@passepartout/content-model/blocks/callout'
import type { MessageKey } from '../../i18n/translate.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import type { IconName } from '../../ui/icon/icons.ts'
import type { BlockProps } from '../block.ts'
import { RichTextContent } from '../rich-text/rich-text-content.tsx'
import styles from './callout.module.css'

const ICON_OF = { tip: 'bulb', note: 'info', warning: 'alert' } as const satisfies Record<CalloutTone, IconName>
/** Where the author gave no title. */
export const CALLOUT_TITLES = {
  tip: 'callout.tip',
  note: 'callout.note',
  warning: 'callout.warning',
} as const satisfies Record<CalloutTone, MessageKey>

/** A remark beside the text, named by its tone where the author gave no title. */
export function CalloutView({ block, page }: BlockProps<'callout'>) {
  const title = block.title || page.t(CALLOUT_TITLES[block.tone])
  return (
    <div role="note" id={block.id} className={`${styles.callout} ${styles[block.tone]}`} aria-label={title}>
      <p className={styles.title}>
        <Icon name={ICON_OF[block.tone]} />
        {title}
      </p>
      <RichTextContent content={block.content} page={page} />
    </div>
  )
}

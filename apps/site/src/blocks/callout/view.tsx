import type { CalloutTone } from '@passepartout/content-model/blocks/callout'
import type { MessageKey } from '../../i18n/translate.ts'
import { ShortcodeText } from '../../shortcodes/shortcode-text.tsx'
import { renderPlainText } from '../../shortcodes/text-of-shortcode.ts'
import { Callout } from '../../ui/callout/callout.tsx'
import type { BlockProps } from '../block.ts'
import { RichTextContent } from '../rich-text/rich-text-content.tsx'
import styles from './callout.module.css'

/** Default titles. */
export const DEFAULT_CALLOUT_TITLE_KEYS = {
  tip: 'callout.tip',
  note: 'callout.note',
  warning: 'callout.warning',
} as const satisfies Record<CalloutTone, MessageKey>

/** A remark; its default title depends on the tone. */
export function CalloutView({ block, page }: BlockProps<'callout'>) {
  const title = block.title || page.t(DEFAULT_CALLOUT_TITLE_KEYS[block.tone])
  return (
    <Callout
      id={block.id}
      className={styles.block}
      look={block.tone}
      title={renderPlainText(title, page)}
      heading={<ShortcodeText text={title} page={page} />}
    >
      <RichTextContent content={block.content} page={page} />
    </Callout>
  )
}

import { attributeOf, type ShortcodeNode } from '@passepartout/content-model/shortcodes/shortcode-nodes'
import type { ReactNode } from 'react'
import { isoToday } from '../i18n/zoned-time.ts'
import type { PageContext } from '../page-context/page-context.ts'
import { Icon } from '../ui/icon/icon.tsx'
import { formatToday } from './format-today.ts'
import { iconOfType } from './icon-of-type.ts'
import { InlineHtml } from './inline-html.tsx'
import { linkOfShortcode } from './link-of-shortcode.ts'
import styles from './shortcodes.module.css'
import { priceTextOfShortcode } from './text-of-shortcode.ts'

interface InlineShortcodeProps {
  readonly node: ShortcodeNode
  readonly page: PageContext
  readonly links?: boolean
  /** Rendered enclosed content. */
  readonly children?: ReactNode
}

/** An inline shortcode. A block-level one, such as a callout in a title, is rendered as its text. */
export function InlineShortcode({ node, page, links = true, children }: InlineShortcodeProps): ReactNode {
  switch (node.name) {
    case 'icon': {
      const icon = iconOfType(attributeOf(node, 'type'))
      return icon && <Icon name={icon} className={styles.icon} />
    }
    case 'date': {
      const text = formatToday(page.moment, page.visit.lang, attributeOf(node, 'format'), page.site.english)
      return attributeOf(node, 'returnType') === 'string' ? text : <time dateTime={isoToday(page.moment)}>{text}</time>
    }
    case 'price': {
      const text = priceTextOfShortcode(node, page)
      return text && <span className={styles.price}>{text}</span>
    }
    case 'link':
    case 'jumplink':
    case 'experience':
    case 'cta':
      return <LinkShortcode node={node} page={page} links={links} words={children} />
    case 'callout':
    case 'notes':
      return children ?? attributeOf(node, 'text')
    case 'image':
    case 'spotify':
    case 'iframe':
      return null
  }
}

interface LinkShortcodeProps {
  readonly node: ShortcodeNode
  readonly page: PageContext
  readonly links: boolean
  readonly words: ReactNode
}

function LinkShortcode({ node, page, links, words }: LinkShortcodeProps): ReactNode {
  const { link, text } = linkOfShortcode(node, page)
  const shown = words ?? <InlineHtml html={text} />
  return link && links ? <a {...link}>{shown}</a> : shown
}

import { parseShortcodes } from '@passepartout/content-model/shortcodes/parse-shortcodes'
import type { ContentNode } from '@passepartout/content-model/shortcodes/shortcode-nodes'
import { Fragment, type HTMLAttributes, type ReactNode } from 'react'
import type { PageContext } from '../page-context/page-context.ts'
import { InlineShortcode } from './inline-shortcode.tsx'

interface ShortcodeTextProps extends Pick<HTMLAttributes<HTMLElement>, 'id' | 'className'> {
  /** As its author wrote it. */
  readonly text: string
  readonly page: PageContext
  /** False inside of a link or a button: nested links are rendered as text. */
  readonly links?: boolean
  /** The element around it, which has the id and the class; by default there is none. */
  readonly as?: 'blockquote' | 'cite' | 'dd' | 'h2' | 'h3' | 'p' | 'span' | 'summary'
}

/** A line of text with shortcodes: a title, a label, an introduction. Block-level shortcodes are rendered as text. */
export function ShortcodeText({ text, page, links = true, as: Tag, ...attributes }: ShortcodeTextProps): ReactNode {
  const words = text.includes('[') ? renderNodes(parseShortcodes(text), page, links) : text
  return Tag ? <Tag {...attributes}>{words}</Tag> : words
}

function renderNodes(nodes: readonly ContentNode[], page: PageContext, links: boolean): ReactNode {
  return nodes.map((node) => (
    <Fragment key={node.start}>
      {node.type === 'text' ? (
        node.text
      ) : (
        <InlineShortcode node={node} page={page} links={links}>
          {node.content && renderNodes(node.content, page, links)}
        </InlineShortcode>
      )}
    </Fragment>
  ))
}

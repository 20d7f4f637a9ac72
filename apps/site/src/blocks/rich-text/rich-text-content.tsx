import type { Inline, ListNode, Mark, RichText, RichTextNode } from '@passepartout/content-model/rich-text'
import { SHORTCODES } from '@passepartout/content-model/shortcodes/shortcode-definitions'
import type { ReactNode } from 'react'
import type { PageContext } from '../../page-context/page-context.ts'
import { BlockShortcode } from '../../shortcodes/block-shortcode.tsx'
import { InlineShortcode } from '../../shortcodes/inline-shortcode.tsx'
import { type InlineRun, type ShortcodeRun, splitAtShortcodes } from '../../shortcodes/split-at-shortcodes.ts'
import { inlinesOf } from './inlines-of.ts'
import styles from './rich-text-content.module.css'

interface RichTextProps {
  readonly content: RichText
  readonly page: PageContext
}

const MARK_TAGS = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strikethrough: 's',
  code: 'code',
} as const satisfies Record<Mark, string>

/** Renders a rich text tree as HTML. The order never changes, so positions serve as keys. */
export function RichTextContent({ content, page }: RichTextProps) {
  return <div className={styles.prose}>{keyed(content, (node) => renderNode(node, page))}</div>
}

/** The same as inline content, for places like table cells. */
export function RichTextLine({ content, page }: RichTextProps) {
  return renderInlines(inlinesOf(content), page)
}

function keyed<T>(values: readonly T[], render: (value: T) => ReactNode): ReactNode[] {
  return values.map((value, index) => <Keyed key={String(index)}>{render(value)}</Keyed>)
}

function Keyed({ children }: { readonly children: ReactNode }) {
  return children
}

function renderNode(node: RichTextNode, page: PageContext): ReactNode {
  switch (node.type) {
    case 'paragraph':
      return renderParagraph(splitAtShortcodes(node.children), page)
    case 'heading':
      return renderHeading(node.level, renderInlines(node.children, page))
    case 'quote':
      return <blockquote>{renderInlines(node.children, page)}</blockquote>
    case 'rule':
      return <hr />
    case 'list':
      return renderList(node, page)
  }
}

function renderHeading(level: 2 | 3 | 4, children: ReactNode): ReactNode {
  const Tag = `h${level}` as const
  return <Tag>{children}</Tag>
}

function renderList(list: ListNode, page: PageContext): ReactNode {
  const Tag = list.ordered ? 'ol' : 'ul'
  return (
    <Tag>
      {keyed(list.items, (item) => (
        <li>
          {renderInlines(item.children, page)}
          {item.sublist && renderList(item.sublist, page)}
        </li>
      ))}
    </Tag>
  )
}

/** A block-level shortcode splits the paragraph that contains it. */
function renderParagraph(runs: readonly InlineRun[], page: PageContext): ReactNode {
  const blocks = runs.filter(isBlockRun)
  if (blocks.length === 0) return <p>{renderRuns(runs, page)}</p>
  const pieces: (readonly InlineRun[] | ShortcodeRun)[] = []
  let rest = runs
  for (const block of blocks) {
    const place = rest.indexOf(block)
    pieces.push(rest.slice(0, place), block)
    rest = rest.slice(place + 1)
  }
  return keyed([...pieces, rest], (piece) => {
    if ('node' in piece) {
      const { node, content } = piece
      return (
        <BlockShortcode node={node} page={page}>
          {content && renderRuns(content, page)}
        </BlockShortcode>
      )
    }
    return saysSomething(piece) && <p>{renderRuns(piece, page)}</p>
  })
}

function isBlockRun(run: InlineRun): run is ShortcodeRun {
  return run.type === 'shortcode' && SHORTCODES[run.node.name].place === 'block'
}

function saysSomething(runs: readonly InlineRun[]): boolean {
  return runs.some((run) => (run.type === 'text' ? run.text.trim() !== '' : run.type !== 'lineBreak'))
}

function renderInlines(inlines: readonly Inline[], page: PageContext): ReactNode {
  return renderRuns(splitAtShortcodes(inlines), page)
}

function renderRuns(runs: readonly InlineRun[], page: PageContext): ReactNode {
  return keyed(runs, (run) => renderRun(run, page))
}

function renderRun(inline: InlineRun, page: PageContext): ReactNode {
  switch (inline.type) {
    case 'shortcode':
      return (
        <InlineShortcode node={inline.node} page={page}>
          {inline.content && renderRuns(inline.content, page)}
        </InlineShortcode>
      )
    case 'text':
      return renderText(inline.text, inline.marks ?? [])
    case 'lineBreak':
      return <br />
    case 'link': {
      const words = renderInlines(inline.children, page)
      const link = page.link(inline.action)
      return link ? <a {...link}>{words}</a> : words
    }
  }
}

function renderText(text: string, marks: readonly Mark[]): ReactNode {
  const [mark, ...others] = marks
  if (mark === undefined) return text
  const Tag = MARK_TAGS[mark]
  return <Tag>{renderText(text, others)}</Tag>
}

import type { RichText } from '@passepartout/content-model/rich-text'
import type { PhrasingContent } from 'mdast'
import { bullets, joinPieces, paragraph, strong } from '../../markdown/nodes.ts'
import { lineMarkdown } from '../../markdown/rich-text-markdown.ts'
import type { PageContext } from '../../page-context/page-context.ts'
import type { BlockMarkdownRenderer } from '../block.ts'
import { inlinesOf } from '../rich-text/inlines-of.ts'
import { rowsOfTable } from './view.tsx'

/** One line per row with labelled values, because CommonMark has no tables. */
export const tableMarkdown: BlockMarkdownRenderer<'table'> = ({ block, page }) => {
  const { head, body } = rowsOfTable(block)
  if (!head && body.length === 0) return []
  const rows = body.length > 0 ? body.map((cells) => lineOf(cells, head, page)) : [lineOf(head ?? [], undefined, page)]
  return joinPieces([paragraph(strong(block.caption)), bullets(rows)])
}

function lineOf(cells: readonly RichText[], head: readonly RichText[] | undefined, page: PageContext) {
  const said = (content: RichText) => lineMarkdown(inlinesOf(content), page)
  const values = cells.flatMap((content, index) => {
    const name = head?.[index] ?? []
    if (content.length === 0) return []
    return [
      name.length > 0
        ? [...said(name), text(page.t('text.labelled', { label: '', value: '' })), ...said(content)]
        : said(content),
    ]
  })
  return values.flatMap((value, index) => (index === 0 ? value : [text('; '), ...value]))
}

/** Keeps spaces. */
function text(value: string): PhrasingContent {
  return { type: 'text', value }
}

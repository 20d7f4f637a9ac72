import type { BlockOfType } from '@passepartout/content-model/blocks'
import type { RichText } from '@passepartout/content-model/rich-text'
import { expect, test } from 'vitest'
import { writeMarkdown } from '../../markdown/write-markdown.ts'
import { fixturePageContext } from '../../pages/fixture-page.ts'
import { renderMarkup } from '../../ui/markup/render-markup.ts'
import { tableMarkdown } from './markdown.ts'
import { TableView } from './view.tsx'

const words = (text: string): RichText => [{ type: 'paragraph', children: [{ type: 'text', text }] }]
const cell = (text: string) => ({ content: text === '' ? [] : words(text) })

const block: BlockOfType<'table'> = {
  id: 'x',
  type: 'table',
  caption: 'Hours',
  headerRow: true,
  headerColumn: true,
  rows: [
    { cells: [cell(''), cell('Opens'), cell('Closes')] },
    { cells: [cell('Monday'), cell('9:00')] },
    { cells: [cell('')] },
    { cells: [cell(''), cell('10:00'), cell('18:00')] },
  ],
}
const page = fixturePageContext()

function cellsOf(table: BlockOfType<'table'>): string[] {
  const html = renderMarkup(<TableView block={table} data={undefined} page={page} />)
  return html.match(/<tr>.*?<\/tr>/g) ?? []
}

test('names of columns and rows have their scope, a cell without words names nothing, and all rows are of one length', () => {
  expect(cellsOf(block)).toEqual([
    '<tr><td></td><th scope="col">Opens</th><th scope="col">Closes</th></tr>',
    '<tr><th scope="row">Monday</th><td>9:00</td><td></td></tr>',
    '<tr><td></td><td>10:00</td><td>18:00</td></tr>',
  ])
})

test('without names all cells are values', () => {
  const rows = [{ cells: [cell('a'), cell('b')] }]
  expect(cellsOf({ ...block, headerRow: false, headerColumn: false, rows })).toEqual(['<tr><td>a</td><td>b</td></tr>'])
})

test('in Markdown every value says what it is of', () => {
  expect(writeMarkdown(tableMarkdown({ block, data: undefined, page }))).toBe(
    '**Hours**\n\n- Monday; Opens: 9:00\n- Opens: 10:00; Closes: 18:00',
  )
})

import { BLOCK_TYPES, type BlockType } from '@passepartout/content-model/blocks'
import { describe, expect, test } from 'vitest'
import { writeMarkdown } from '../markdown/write-markdown.ts'
import type { PageContext } from '../page-context/page-context.ts'
import { fixturePageContext } from '../pages/fixture-page.ts'
import { renderMarkup } from '../ui/markup/render-markup.ts'
import type { BlockFixturesOf } from './block.ts'
import { BLOCK_ENTRIES } from './registry.ts'

type Fixture<T extends BlockType> = BlockFixturesOf<T>[string]

const pages = { English: fixturePageContext(), Arabic: fixturePageContext({ lang: 'ar', currency: 'AED' }) }

function write<T extends BlockType>(type: T, { block, data }: Fixture<T>, page: PageContext) {
  const { View, toMarkdown } = BLOCK_ENTRIES[type]
  const html = renderMarkup(<View block={block} data={data} page={page} />)
  return { html, markdown: writeMarkdown(toMarkdown({ block, data, page })) }
}

const linksOf = (markdown: string) =>
  [...markdown.matchAll(/(?<!!)\[[^\]]*\]\(([^)]*)\)/g)].map((match) => match[1] ?? '')
const pricesOf = (text: string) => new Set(text.match(/€\d+(?:[.,]\d+)*/g) ?? [])

function describeBlock<T extends BlockType>(type: T): void {
  const fixtures: Readonly<Record<string, Fixture<T>>> = BLOCK_ENTRIES[type].fixtures
  describe.each(Object.entries(pages))(`${type} in %s`, (_, page) => {
    test.each(Object.entries(fixtures))('%s: the words, prices and links of the view', (_state, fixture) => {
      const { html, markdown } = write(type, fixture, page)
      expect(markdown.replace(/`[^`\n]*`/g, '')).not.toMatch(/undefined|NaN|\[object|(?<!\\)<\/?[a-z]+>/)
      expect(markdown === '').toBe(!/<img|>[^<]/.test(html))
      expect(pricesOf(markdown)).toEqual(pricesOf(html))
      const addresses = html.replaceAll('&amp;', '&')
      expect(linksOf(markdown).filter((href) => !addresses.includes(`href="${href}"`))).toEqual([])
    })
  })
}

for (const type of BLOCK_TYPES) describeBlock(type)

test('an author’s signs stay text', () => {
  const action = { type: 'CUSTOM', url: '/x/', newTab: false, label: '[a](b)', appearance: 'primary' } as const
  const block = { id: 'x', type: 'cta', title: '# <b>*Go*</b>', action } as const
  expect(write('cta', { block, data: undefined }, pages.English).markdown).toBe(
    '## # \\<b>\\*Go\\*\\</b>\n\n[\\[a\\](b)](/x/)',
  )
})

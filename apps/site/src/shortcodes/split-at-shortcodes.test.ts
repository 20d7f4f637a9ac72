import type { Inline, Mark } from '@passepartout/content-model/rich-text'
import { expect, test } from 'vitest'
import { type InlineRun, splitAtShortcodes } from './split-at-shortcodes.ts'

const text = (words: string, ...marks: Mark[]): Inline => ({
  type: 'text',
  text: words,
  ...(marks.length ? { marks } : {}),
})
const link: Inline = {
  type: 'link',
  action: { type: 'CUSTOM', url: '/x/', newTab: false, label: '', appearance: 'link' },
  children: [{ type: 'text', text: 'there' }],
}

/** Runs as one line: `*` for bold, `{name|…}` for a shortcode. */
function write(runs: readonly InlineRun[]): string {
  return runs
    .map((run) => {
      if (run.type === 'text') return run.marks?.includes('bold') ? `*${run.text}*` : run.text
      if (run.type === 'shortcode') return `{${run.node.name}${run.content ? `|${write(run.content)}` : ''}}`
      return `<${run.type}>`
    })
    .join('')
}

test('a line without brackets stays the very same', () => {
  const line = [text('by '), link]
  expect(splitAtShortcodes(line)).toBe(line)
})

test.each<readonly [string, readonly Inline[], string]>([
  ['between words', [text('by [icon Bus /] there')], 'by {icon} there'],
  [
    'around bold words',
    [text('[link url="/x/"]see '), text('this', 'bold'), text(' now[/link].')],
    '{link|see *this* now}.',
  ],
  ['begun in bold', [text('a '), text('b [icon ty', 'bold'), text('pe="Bus" /] c')], 'a *b *{icon} c'],
  ['around a link', [text('[callout]a '), link, text(' b[/callout]')], '{callout|a <link> b}'],
  ['not across a link', [text('[icon '), link, text(' /]')], '[icon <link> /]'],
  ['not across a line break', [text('[icon type='), { type: 'lineBreak' }, text('Bus]')], '[icon type=<lineBreak>Bus]'],
  ['written as text', [text('a [[icon Bus /]] b')], 'a [icon Bus /] b'],
  ['one after the other', [text('[icon Bus /][icon Train /]')], '{icon}{icon}'],
  ['in the last run', [text('a', 'bold'), text(' [date /]')], '*a* {date}'],
])('%s', (_, line, expected) => {
  expect(write(splitAtShortcodes(line))).toBe(expected)
})

import { parseShortcodes } from '@passepartout/content-model/shortcodes/parse-shortcodes'
import { describe, expect, test } from 'vitest'
import { fixturePageContext } from '../pages/fixture-page.ts'
import { renderMarkup } from '../ui/markup/render-markup.ts'
import { iconOfType } from './icon-of-type.ts'
import { InlineHtml } from './inline-html.tsx'
import { ShortcodeText } from './shortcode-text.tsx'
import { renderPlainText } from './text-of-shortcode.ts'

const page = fixturePageContext()
const render = (text: string, links = true) =>
  renderMarkup(<ShortcodeText text={text} page={page} links={links} />)
    .replaceAll(/<svg[^>]*><use href="#i-(\w+)"><\/use><\/svg>/g, '{$1}')
    .replaceAll(/_price_\w+/g, 'price')

// spec: 3.shortcodes.1, 3.shortcodes.2, 3.shortcodes.4, 3.shortcodes.6, 3.shortcodes.7, 3.shortcodes.12
// spec: 3.shortcodes.13, 5.content.4, 5.content.5
describe('in a line', () => {
  test.each([
    ['Paris', 'Paris'],
    ['[1] & <b>', '[1] &amp; &lt;b&gt;'],
    ['by [icon Bus /]', 'by {bus}'],
    ['[icon type="Location/Address" /]', '{pin}'],
    ['[icon type="address" /]', '{pin}'],
    ['[icon type="Teapot" /]', ''],
    ['[icon /]', ''],
    ['today [date /]', 'today <time dateTime="2027-03-04">March 4, 2027</time>'],
    ['[date format="MMMM" returnType="string" /]', 'March'],
    ['from [price entity="Tgid" entityId="7148" /]', 'from <span class="price">€22.50</span>'],
    ['[price entity="Tgid" entityId="7148" lang="de" /]', '<span class="price">22,50\u00a0€</span>'],
    ['[price entity="Tgid" entityId="7148 tickets" /]', '<span class="price">€22.50</span>'],
    ['[price entity="Tgid" entityId="9" fallback="soon" /]', '<span class="price">soon</span>'],
    ['[price entity="Tgid" entityId="9" /]', ''],
    ['[price entity="Teapot" entityId="7148" /]', ''],
    ['[price entity="Tgid" entityId="an id that is a sentence" /]', ''],
    ['[link url="/paris/"]Paris[/link]', '<a href="/paris/">Paris</a>'],
    ['[link url="/paris/" text="<b>Paris</b>" /]', '<a href="/paris/"><b>Paris</b></a>'],
    [
      '[link url="https://x.example/" newTab="true" text="X" /]',
      '<a href="https://x.example/" target="_blank" rel="noopener">X</a>',
    ],
    ['[link linkType="internal" uid="louvre" text="Louvre" /]', '<a href="/louvre/">Louvre</a>'],
    ['[link linkType="internal" uid="gone" text="Louvre" /]', 'Louvre'],
    ['[link linkType="custom" uid="louvre" url="/x/" text="Louvre" /]', '<a href="/x/">Louvre</a>'],
    ['[link url="javascript:alert(1)" text="X" /]', 'X'],
    ['[link url="data:text/html,x"]X[/link]', 'X'],
    ['[link uid="louvre" /]', '<a href="/louvre/">/louvre/</a>'],
    ['[link url="/x/"][/link]', '<a href="/x/">/x/</a>'],
    ['[link url="/x/"]by [icon Bus /][/link]', '<a href="/x/">by {bus}</a>'],
    ['[jumplink targetBlockId="seats" title="Seats" /]', '<a href="#seats" data-jump="">Seats</a>'],
    ['[jumplink targetBlockId="\\"><script>" title="X" /]', '<a href="#%22%3E%3Cscript%3E" data-jump="">X</a>'],
    ['[jumplink title="Nowhere" /]', 'Nowhere'],
    ['[jumplink targetBlockId="seats" /]', ''],
    ['[cta link="/x/" /]', ''],
    ['[experience tgid="7148" title="Book" /]', '<a href="https://book.wayfare.example/book/7148/select/">Book</a>'],
    ['[experience tgid="seven"]Book[/experience]', 'Book'],
    ['[callout]Mind the gap[/callout]', 'Mind the gap'],
    ['[notes text="Mind the gap" /]', 'Mind the gap'],
    ['[image url="/x.jpg" /]', ''],
    ['[unknown a="b"]', '[unknown a=&quot;b&quot;]'],
    ['[[icon Bus /]]', '[icon Bus /]'],
  ])('%s', (text, expected) => {
    expect(render(text)).toBe(expected)
  })
})

test('within a link there is no other one', () => {
  expect(render('[link url="/x/"]by [icon Bus /][/link] [jumplink targetBlockId="a" title="b" /]', false)).toBe(
    'by {bus} b',
  )
})

test.each([
  ['See [icon Bus /] buses from [price entity="Tgid" entityId="7148" /]', 'See buses from €22.50'],
  ['[link url="/x/" text="<b>Tom</b> &amp; co" /]', 'Tom & co'],
  ['[date format="yyyy" /] [callout][notes]deep[/notes][/callout]', '2027 deep'],
  ['Plain  text', 'Plain  text'],
])('%s as words alone: %s', (text, expected) => {
  expect(renderPlainText(text, page)).toBe(expected)
})

// spec: 3.shortcodes.12
describe('HTML in words', () => {
  test.each([
    ['a <b>b</b> <i>c</i>', 'a <b>b</b> <i>c</i>'],
    ['<a href="/x/">x</a>', 'x'],
    ['<img src=x onerror=alert(1)>', ''],
    ['<script>alert(1)</script>x', 'x'],
    ['<b onclick="alert(1)" style="color:red">x</b>', '<b>x</b>'],
    ['<svg><script>alert(1)</script></svg>', ''],
    ['<math><mtext><b>x</b></mtext></math>', ''],
    ['&lt;script&gt;', '&lt;script&gt;'],
    ['<iframe src="https://evil.example/">x</iframe>', ''],
    ['<b>never closed', '<b>never closed</b>'],
  ])('%s', (html, expected) => {
    expect(renderMarkup(<InlineHtml html={html} />)).toBe(expected)
  })
})

// spec: 3.shortcodes.5
test('every type of the specification has an icon, by each of its names', () => {
  const types = [
    ...['Timings/Duration', 'Train', 'Bus', 'Car', 'Plane', 'Ship', 'Snow', 'Location/Address', 'Ticket', 'Drizzle'],
    ...['Rain', 'Weather/Season/Sun', 'Map', 'Calendar', 'Distance', 'Cross', 'Check'],
  ]
  const icons = types.map((type) => [type, ...type.split('/')].map(iconOfType))
  expect(icons.flat()).not.toContain(undefined)
  expect(icons.map((names) => new Set(names).size)).toEqual(types.map(() => 1))
  expect(new Set(icons.flat()).size).toBe(types.length)
})

test('what looks like a shortcode in a value is one only where it is written', () => {
  expect(parseShortcodes(renderPlainText('[[icon Bus /]]', page)).length).toBe(1)
})

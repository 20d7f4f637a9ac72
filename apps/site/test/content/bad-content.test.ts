import type { Block } from '@passepartout/content-model/blocks'
import type { Inline, ListNode } from '@passepartout/content-model/rich-text'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createTestSite, HOST, pageDocument, type TestSite } from '../sample-site.ts'

/** What an editor, a script or another version of the content system may publish: its answer, and what the log says of it. */

const UID = `${HOST}.louvre`
const END = 'The page stands to its end'

let site: TestSite
beforeEach(async () => {
  site = await createTestSite()
})
afterEach(() => site.dispose())

const paragraph = (...children: Inline[]): Block => ({
  id: 'text',
  type: 'richText',
  content: [{ type: 'paragraph', children }],
})
const text = (words: string): Inline => ({ type: 'text', text: words })
const cta = (url: string): Block => ({
  id: 'cta',
  type: 'cta',
  title: 'Go',
  action: { type: 'CUSTOM', url, newTab: false, label: 'There', appearance: 'primary' },
})

/** The main part of a page with these blocks and one more, which must always be there. */
async function show(...blocks: readonly unknown[]): Promise<string> {
  site.putPage({
    ...pageDocument({ uid: UID, pageType: 'contentPage', title: 'Louvre' }),
    blocks: [...blocks, { id: 'end', type: 'notes', text: END }],
  })
  const { status, body } = await site.get('/louvre/')
  expect([status, body.includes(END)]).toEqual([200, true])
  return body.slice(body.indexOf('<main'), body.indexOf('</main>')).replaceAll('<!-- -->', '')
}

/** Warnings and errors about the page, without times and ids. */
const told = () =>
  site.logLines.flatMap(({ msg, pageIdentifier, words, blockType, level }) =>
    Number(level) > 30 ? [[msg, pageIdentifier, words ?? blockType]] : [],
  )

describe.each(['javascript:alert(1)', 'data:text/html,<script>alert(1)</script>', 'https://me@evil.example/'])(
  'the address %s',
  (url) => {
    // spec: D.display.28
    test('is no link: its words stand alone, and the log names it once', async () => {
      const link: Inline = {
        type: 'link',
        action: { type: 'CUSTOM', url, newTab: false, label: '', appearance: 'link' },
        children: [{ type: 'text', text: 'in text' }],
      }
      const html = await show(
        cta(url),
        paragraph(link, text(` [link url="${url}" text="in a shortcode" /] [cta link="${url}" title="no" /]`)),
      )
      expect(html).toMatch(/<p>in text in a shortcode/)
      expect(html).not.toMatch(/alert|evil\.example/)
      await site.get('/louvre/?again')
      expect(told()).toEqual([['address refused', UID, url]])
    })
  },
)

// spec: D.display.28
test('an entity id that is a sentence has no price and asks nothing; the log says which', async () => {
  const html = await show(
    paragraph(
      text('From [price entity="Tgid" entityId="the big one in Paris" fallback="on request" /], '),
      text('or [price entity="Teapot" entityId="7110" /], [experience tgid="the big one" title="book it" /]'),
    ),
  )
  expect(html.replaceAll(/<\/?span[^>]*>/g, '')).toContain('<p>From on request, or , book it</p>')
  expect(site.catalogue.requests).toEqual([])
  expect(told()).toEqual([
    ['shortcode refused', UID, 'price entityId=the big one in Paris'],
    ['shortcode refused', UID, 'price entityId=7110'],
    ['shortcode refused', UID, 'experience tgid=the big one'],
  ])
})

test('a block of a newer schema, and one that lost a part, are left out; the log names their types', async () => {
  await show({ id: 'new', type: 'hologram', depth: 3 }, { id: 'half', type: 'quote' }, 'a string', null)
  expect(told().map(([msg, uid, type]) => [msg, uid, type])).toEqual([
    ['block dropped', UID, 'hologram'],
    ['block dropped', UID, 'quote'],
    ['block dropped', UID, 'no type'],
    ['block dropped', UID, 'no type'],
  ])
})

describe('shortcodes that nobody closed, or nested without end', () => {
  test.each([
    ['[link url="/x"]open [notes]and [callout]open', 'open'],
    ['[/link][/notes] closed [/price]', 'closed'],
    [`${'[link url="/x"]'.repeat(10_000)}deep${'[/link]'.repeat(10_000)}`, 'deep'],
    [`${'[notes]'.repeat(10_000)}deep`, 'deep'],
    [`${'[[link'.repeat(10_000)} brackets`, 'brackets'],
    ['[link url="', '[link url=&quot;'],
    // spec: D.display.29
  ])('are words: %#', async (words, shown) => {
    expect(await show(paragraph(text(words)), { id: 'title', type: 'quote', text: words })).toContain(shown)
    expect(told()).toEqual([])
  })

  test('escaped ones are what they say, also in Markdown', async () => {
    expect(await show(paragraph(text('Write [[icon Bus /]] for [icon Bus /] a bus')))).toContain(
      'Write [icon Bus /] for ',
    )
    expect((await site.get('/louvre/index.md')).body).toContain('Write \\[icon Bus /] for a bus')
  })
})

// spec: D.display.29
test('of lists in lists without end those are shown that somebody can read', async () => {
  const words = Array.from({ length: 1500 }, (_, level) => `level ${level}`)
  const list = words.reduceRight<ListNode | undefined>(
    (sublist, line) => ({ type: 'list', ordered: false, items: [{ children: [text(line)], sublist }] }),
    undefined,
  )
  const html = await show({ id: 'lists', type: 'richText', content: [list] })
  expect(html.match(/level \d+/g)).toEqual(words.slice(0, 8))
})

describe('private networks', () => {
  test.each([
    'http://127.0.0.1:3010/metrics',
    'http://169.254.169.254/latest/meta-data/',
    'http://[::1]/',
    'file:///etc/passwd',
  ])('nothing is fetched from %s, whatever names it', async (address) => {
    const image = { mediaId: '1', url: address, alt: '', width: 4, height: 3, focalPoint: { x: 0.5, y: 0.5 } }
    const fetches = vi.spyOn(globalThis, 'fetch')
    const html = await show(
      { id: 'image', type: 'image', image, caption: 'here' },
      { id: 'frame', type: 'iframe', src: address, name: 'Frame' },
      { id: 'film', type: 'video', title: 'Film', address: `${address}/film.mp4`, captions: [{ lang: 'en', address }] },
      { ...cta(address), buttonType: 'Download' },
      { id: 'play', type: 'spotify', contentType: 'track', contentId: address },
      paragraph(
        text(
          `[iframe src="${address}" /][image url="${address}" /][price entity="Tgid" entityId="1" city="${address}" /]`,
        ),
      ),
    )
    const asked = fetches.mock.calls.map(([asking]) => new URL(String(asking)).origin)
    fetches.mockRestore()
    expect(asked.filter((origin) => origin !== site.catalogue.url)).toEqual([])
    expect(html).not.toMatch(/<iframe|<video|data-download/)
  })
})

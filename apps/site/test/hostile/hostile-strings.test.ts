import { cacheTag } from '@passepartout/content-model/cache-tags'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createTestSite, HOST, pageDocument, siteDocument, type TestSite } from '../sample-site.ts'
import { findDangers, inventoryMarkup, type MarkupInventory } from './find-dangers.ts'
import { blocksWithText, catalogueAnswersWithText, pageOfShowWithText } from './hostile-page.ts'
import { HOSTILE_STRINGS } from './hostile-strings.ts'

/** Whatever is typed into whatever field, or comes from the catalogue, is words; nothing of it acts, and the page stands. */

// Whole pages, fifteen at a time.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const STRINGS = Object.values(HOSTILE_STRINGS).flat()
/** What is an address or a shortcode only by itself stands alone; of the others a text says some, one after the other. */
const TEXTS = Object.entries(HOSTILE_STRINGS).flatMap(([group, strings]) =>
  /^(?:addresses|shortcodes)$/.test(group) ? strings : inPieces(strings, 6).map((some) => some.join(' ')),
)
const PARTS = inPieces(TEXTS, 15)
/** What words may make: every shortcode, too. */
const HARMLESS = [
  'Harmless words [icon Bus /][date /][link url="/x"]x[/link][jumplink targetBlockId="x" title="x" /]',
  '[price entity="Tgid" entityId="1" fallback="x" /][experience tgid="1" type="Popup" title="x" /][notes]x[/notes]',
  '[cta link="/x" title="x" buttonType="Download" /][image url="/x" alt="x" /][spotify contentId="x" /]',
  '[iframe src="https://www.google.com/maps/embed?pb=1" name="x" /]',
].join('')
const END = 'The page stands to its end'

let site: TestSite
let harmless: MarkupInventory
beforeAll(async () => {
  site = await createTestSite()
  const { html } = await page([HARMLESS], 91_000)
  harmless = inventoryMarkup(html + (await show(HARMLESS, 90_000)) + (await home([HARMLESS])))
})
afterAll(() => site.dispose())

async function get(path: string): Promise<string> {
  const { status, body } = await site.get(path)
  expect(status).toBe(200)
  return body
}

/** Every block, for each of the strings. */
async function page(strings: readonly string[], tgid: number) {
  for (const [path, answer] of strings.flatMap((text, place) => catalogueAnswersWithText(text, tgid + 2 * place)))
    site.catalogue.answers.set(path, answer)
  const [first = ''] = strings
  const blocks = strings.flatMap((text, place) => blocksWithText(text, tgid + 2 * place))
  const end = { id: 'end', type: 'notes' as const, text: END }
  site.putPage(
    pageDocument({
      uid: `${HOST}.page-${tgid}`,
      pageType: 'contentPage',
      title: `On “${first}”`,
      blocks: [...blocks, end],
    }),
  )
  const path = `/page-${tgid}/`
  return { html: await get(path), markdown: await get(`${path}index.md`) }
}

function show(text: string, tgid: number): Promise<string> {
  for (const [path, answer] of catalogueAnswersWithText(text, tgid)) site.catalogue.answers.set(path, answer)
  site.putPage(pageOfShowWithText(text, tgid))
  return get(`/show-${tgid}/`)
}

/** The frame around the home page; what it says once is the first of the strings. */
async function home(strings: readonly string[]): Promise<string> {
  const [first = ''] = strings
  const menuItems = strings.map((text) => {
    const action = { type: 'CUSTOM', url: text, newTab: true, label: text, appearance: 'link' } as const
    return { id: text, label: text, action, items: [] }
  })
  const links = strings.map((text) => ({ id: text, label: text, link: { uid: text } }))
  site.putSite(
    siteDocument({
      name: first,
      tagline: first,
      tagContainerId: first,
      appUrl: first,
      verificationUrl: first,
      header: {
        ...siteDocument().header,
        logoUrl: first,
        logoAltText: first,
        logoRedirectionURL: first,
        hasPoweredLogo: true,
        manualHeader: {
          showTicketOption: true,
          showTicketOptionUrl: { uid: first },
          showDropdownMenu: true,
          dropdownMenuItems: menuItems,
          menuItems: [...menuItems, { id: 'group', label: first, items: menuItems }],
        },
      },
      quickLinks: [{ title: first, items: [{ id: first, title: first, items: links }] }],
      contacts: strings.flatMap((text) => [
        { countryName: text, phoneNumber: text, ctaType: 'tel' as const },
        { countryName: text, phoneNumber: text, ctaType: 'mailto' as const },
      ]),
      paymentIcons: strings.map((text) => ({ name: text, link: text })),
    }),
  )
  await site.purge(cacheTag.site(HOST))
  return get('/')
}

/** Markdown readers follow addresses too. */
const deceptiveLinks = (markdown: string) => markdown.match(/\]\(<?\s*(?:javascript|data|vbscript):[^)]*/gi) ?? []

test('the corpus has at least two hundred strings, each once', () => {
  expect(new Set(STRINGS).size).toBe(STRINGS.length)
  expect(STRINGS.length >= 200).toBe(true)
})

describe('nothing that acts is on the page, and the page stands', () => {
  // spec: D.display.27
  test.each([...PARTS.entries()])('in every field of every block: part %i of the corpus', async (part, texts) => {
    const { html, markdown } = await page(texts, 100_000 + 100 * part)
    expect(findDangers(html, harmless)).toEqual([])
    expect(deceptiveLinks(markdown)).toEqual([])
    expect([html.includes(END), markdown.includes(END)]).toEqual([true, true])
  })

  test.each([...PARTS.entries()])(
    // spec: D.display.27
    'in titles, head and what the catalogue says of a show: part %i',
    async (part, texts) => {
      for (const [place, text] of texts.entries()) {
        const html = await show(text, 200_000 + 100 * part + 2 * place)
        expect([text, findDangers(html, harmless)]).toEqual([text, []])
        expect(html).toContain('</footer>')
      }
    },
  )

  // spec: D.display.27
  test.each([...PARTS.entries()])('in what the frame says: part %i of the corpus', async (_, texts) => {
    expect(findDangers(await home(texts), harmless)).toEqual([])
  })

  const groups = Object.entries(HOSTILE_STRINGS)
  test.each(groups)('in an address that leads nowhere: %s', async (_, strings) => {
    const text = encodeURIComponent(strings.join(' ').slice(0, 400))
    const { status, body } = await site.get(`/${text}/?x=${text}`)
    expect([status === 400 || status === 404, findDangers(body, harmless)]).toEqual([true, []])
  })
})

function inPieces<T>(list: readonly T[], size: number): readonly (readonly T[])[] {
  return [...Array(Math.ceil(list.length / size)).keys()].map((piece) => list.slice(piece * size, (piece + 1) * size))
}

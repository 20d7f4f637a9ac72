import { parseShortcodes } from '@passepartout/content-model/shortcodes/parse-shortcodes'
import { parse } from 'node-html-parser'
import { describe, expect, test } from 'vitest'
import { JumpLinkView } from '../blocks/jump-link/view.tsx'
import { fixturePageContext } from '../pages/fixture-page.ts'
import { BlockShortcode } from '../shortcodes/block-shortcode.tsx'
import { filterAllowFeatures } from '../ui/embed/sandboxed-iframe.tsx'
import { renderMarkup } from '../ui/markup/render-markup.ts'
import { downloadLinkAttributes } from './download-link.ts'
import { ClickToLoadFrame } from './framed-page.tsx'

const page = fixturePageContext({ lang: 'fr' })
const preview = { ...page, app: { ...page.app, isPreview: true } }
const MAP = 'https://www.google.com/maps/embed?pb=!1m14!2d2.3376!3d48.8606!5m2!1sen!2sus'
const SANDBOX =
  'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-forms allow-presentation'
const FRAME = { referrerPolicy: 'strict-origin-when-cross-origin', loading: 'lazy', sandbox: SANDBOX }

/** The shortcode that a text is, as a page shows it. */
function show(text: string, on = page): string {
  const [node] = parseShortcodes(text)
  if (node?.type !== 'shortcode') throw new Error(`no shortcode: ${text}`)
  return renderMarkup(<BlockShortcode node={node} page={on} />)
}

/** The link of a cover, what it says, and the frame behind it. */
function read(html: string) {
  const cover = parse(html).querySelector('[data-embed] > a')
  const frame = parse(html).querySelector('template > iframe')
  return { href: cover?.attributes.href, words: cover?.text, frame: frame?.attributes }
}

describe('a shortcode', () => {
  // spec: 3.blocks.3
  test('of a map shows it in the language of the page, behind a link to the map itself', () => {
    const html = show(`[iframe src="${MAP}" name="Le Louvre" allow="camera; fullscreen" allowFullScreen="true" /]`)
    expect(read(html)).toEqual({
      href: 'https://www.google.com/maps/search/?api=1&query=48.8606%2C2.3376&hl=fr',
      words: 'Afficher\u00a0: Le Louvre Ouvre un contenu de www.google.com',
      frame: {
        src: 'https://www.google.com/maps/embed?pb=!1m14!2d2.3376!3d48.8606!5m2!1sfr!2sFR',
        title: 'Le Louvre',
        allow: 'fullscreen',
        allowFullScreen: '',
        ...FRAME,
      },
    })
  })

  // spec: 5.content.3
  test('of YouTube shows the video player', () => {
    const query = `autoplay=1&enablejsapi=1&hl=fr&origin=https%3A%2F%2Fwww.wayfare.example&playsinline=1&rel=0`
    expect(read(show('[iframe src="https://youtu.be/wayfare_0-1" /]'))).toEqual({
      href: 'https://www.youtube.com/watch?v=wayfare_0-1',
      words: 'Lire\u00a0: Vidéo Ouvre un contenu de www.youtube\u2060-\u2060nocookie.com',
      frame: {
        src: `https://www.youtube-nocookie.com/embed/wayfare_0-1?${query}`,
        title: 'Vidéo',
        allow: 'autoplay; encrypted-media; picture-in-picture; fullscreen',
        allowFullScreen: '',
        ...FRAME,
      },
    })
  })

  test.each(['[spotify contentId="abc123" contentType="playlist" /]', '[spotify abc123 contentType="Playlist" /]'])(
    // spec: 3.shortcodes.1, 3.shortcodes.9
    'of music shows the player: %s',
    (text) => {
      expect(read(show(text))).toEqual({
        href: 'https://open.spotify.com/playlist/abc123',
        words: 'Afficher\u00a0: Lecteur de musique Ouvre un contenu de open.spotify.com',
        frame: {
          src: 'https://open.spotify.com/embed/playlist/abc123',
          title: 'Lecteur de musique',
          allow: 'autoplay; clipboard-write; encrypted-media; fullscreen; picture-in-picture',
          ...FRAME,
        },
      })
    },
  )

  test.each([
    '[iframe src="https://evil.example/" /]',
    '[iframe src="javascript:alert(1)" /]',
    '[iframe src="https://www.google.com.evil.example/maps" /]',
    '[iframe /]',
    '[spotify contentId="../../evil" contentType="track" /]',
    '[spotify contentId="abc123" contentType="teapot" /]',
    '[spotify /]',
  ])('of what may not be shown is nothing: %s', (text) => {
    expect(show(text)).toBe('')
  })
})

test('in a preview the editor reads why there is nothing', () => {
  const sentence =
    'https://evil.example/ ne provient pas d’un hôte autorisé ici. Les visiteurs ne voient rien à cet endroit.'
  expect(parse(show('[iframe src="https://evil.example/" /]', preview)).querySelector('[role=note]')?.text).toContain(
    sentence,
  )
  const html = renderMarkup(<ClickToLoadFrame src="https://evil.example/" page={preview} />)
  expect(html).not.toMatch(/<iframe|<a /)
})

test.each([
  ['', ''],
  ['fullscreen', 'fullscreen'],
  ["Autoplay *; camera; microphone 'self'; fullscreen; fullscreen", 'autoplay; fullscreen'],
  ['geolocation; payment; usb; display-capture', ''],
  ['"><script>', ''],
])('of the features “%s” a frame has “%s”', (asked, given) => {
  expect(filterAllowFeatures(asked)).toBe(given)
})

// spec: 3.blocks.5
test('a jump link leads to its block, and is not there without words', () => {
  const show = (targetBlockId: string, title: string) =>
    renderMarkup(
      <JumpLinkView block={{ id: 'x', type: 'jumpLink', targetBlockId, title }} data={undefined} page={page} />,
    )
  const { attributes, text } = parse(show('a"b', 'To the [icon Bus /] buses')).querySelector('a') ?? {}
  expect([attributes?.href, attributes?.['data-jump'], text]).toEqual(['#a%22b', '', 'To the  buses'])
  expect(parse(show('\ud800', 'Half a character')).querySelector('a')?.attributes.href).toBe('#%EF%BF%BD')
  expect(show('seats', ' ')).toBe('')
  expect(show('seats', '[icon Bus /]')).toBe('')
})

describe('a download', () => {
  test.each([
    ['/files/guide.pdf', true],
    ['https://www.wayfare.example/guide.pdf', true],
    ['https://files.wayfare.example/guide.pdf', true],
    ['http://files.wayfare.example/guide.pdf', false],
    ['https://elsewhere.example/guide.pdf', false],
    ['https://www.wayfare.example.evil.example/guide.pdf', false],
    ['https://user@files.wayfare.example/guide.pdf', false],
    ['http://127.0.0.1/secret', false],
    ['mailto:a@b.example', false],
    // spec: 3.blocks.1
  ])('of %s is fetched by the page: %s', (href, isFetched) => {
    const expected = isFetched ? { href, download: '', 'data-download': '' } : { href, download: '' }
    expect(downloadLinkAttributes({ href, target: '_blank', rel: 'noopener' }, page)).toEqual(expected)
  })

  test('a button without words is not there', () => {
    expect([show('[cta link="/guide.pdf" /]'), show('[cta link="/guide.pdf"][/cta]')]).toEqual(['', ''])
  })

  test.each([
    ['[cta link="/guide.pdf" title="Guide" buttonType="Download" /]', 'href="/guide.pdf" download="" data-download=""'],
    ['[cta link="/guide.pdf" title="Guide" buttonType="download" /]', 'href="/guide.pdf" download="" data-download=""'],
    ['[cta link="/guide.pdf" title="Guide" buttonType="Link" /]', 'href="/guide.pdf"'],
    ['[cta link="/guide.pdf" title="Guide" /]', 'href="/guide.pdf"'],
  ])('%s', (text, expected) => {
    expect(show(text)).toMatch(new RegExp(`^<p><a ${expected} class="[^"]*">Guide</a></p>$`))
  })
})

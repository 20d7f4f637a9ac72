import { BLOCK_TYPES } from '@passepartout/content-model/blocks'
import { CONTACT_LINK_TYPES, PAYMENT_ICONS } from '@passepartout/content-model/site'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { loadSampleBlocks, loadTestSystem, type TestSystem } from '../../../test/tools/admin/content-system.ts'
import {
  type Form,
  fillTexts,
  loadFields,
  nameOfPath,
  namesHolding,
  namesOfTexts,
  restoreAt,
  type SchemaField,
} from '../../../test/tools/admin/hostile-texts.ts'
import { findRunning } from '../../../test/tools/find-running.ts'
import { createTestSite } from './sample-site.ts'

/** Somebody who may write everything writes scripts into all of it. What becomes of them on a public page. */
const HOSTILE = {
  'a script': '<script>pwned()</script>',
  'an attribute that ends': '"><img src=x onerror=pwned()>',
  'an address that runs': 'javascript:pwned()',
}

const HOST = 'www.hostile-texts.example'

let system: TestSystem
let store = ''
/** By collection: all that is published. */
let fields: Record<'pages' | 'sites' | 'media' | 'redirects', readonly SchemaField[]>
let siteId = 0
let mediaId = 0
let page: Form
beforeAll(async () => {
  vi.stubEnv('FILE_HOSTS', new URL(CAPTIONS.address).host)
  system = await loadTestSystem()
  fields = {
    pages: await loadFields('pages'),
    sites: await loadFields('sites'),
    media: await loadFields('media'),
    redirects: await loadFields('redirects'),
  }
  siteId = (await take(system.request('admin', 'POST', '/api/sites?locale=en', SITE))).id
  mediaId = await system.uploadPicture()
  const target = { ...PAGE, site: siteId, path: 'target' }
  const targetId = (await take(system.request('admin', 'POST', '/api/pages', target))).id
  const blocks = (await loadSampleBlocks(BLOCK_TYPES, { media: mediaId, page: targetId })).map((block) =>
    block.blockType === 'video' ? { ...block, captions: [CAPTIONS] } : block,
  )
  page = { ...PAGE, site: siteId, heroImage: { media: mediaId }, blocks }
  store = system.startPublishing()
}, 120_000)
afterAll(async () => {
  await system.stop()
})

const CAPTIONS = { lang: 'en', address: 'https://files.example/words.vtt' }
const action = { label: 'There', url: '/target/' }
const SITE = {
  ...{ host: HOST, name: 'Hostile', structureType: 'rootDomain', brand: 'plain', languages: ['en'] },
  ...{ defaultCurrency: 'EUR', timeZone: 'Europe/Paris', nakedDomain: 'hostile-texts.example' },
  contacts: [{ countryName: 'France', phoneNumber: '+33 1 23 45 67 89', ctaType: CONTACT_LINK_TYPES[0] }],
  header: {
    menuItems: [{ label: 'One', action, items: [{ label: 'Two', action }] }],
    dropdownMenuItems: [{ label: 'One', action, items: [{ label: 'Two', action }] }],
  },
  paymentIcons: [{ name: PAYMENT_ICONS[0], link: '/target/' }],
}
const PAGE = { lang: 'en', kind: 'page', pageType: 'contentPage', title: 'All blocks', _status: 'published' }

const savedSchema = z.object({ doc: z.object({ id: z.number() }) })
const faultSchema = z.object({ path: z.string(), message: z.string() })
const refusedSchema = z.object({ errors: z.array(z.object({ data: z.object({ errors: z.array(faultSchema) }) })) })

type Answer = ReturnType<TestSystem['request']>

async function take(answer: Answer): Promise<{ readonly id: number }> {
  const { body } = await answer
  const saved = savedSchema.safeParse(body)
  if (!saved.success) throw new Error(JSON.stringify(body))
  return saved.data.doc
}

interface Written {
  readonly id: number
  readonly form: Form
  /** What was said at each field that did not take the text. */
  readonly refused: ReadonlyMap<string, string>
}

/** Sends a form until it is taken: a field that refuses its text gets what stood there before. */
async function write(method: string, path: string, filled: Form, original: Form): Promise<Written> {
  const refused = new Map<string, string>()
  for (let form = filled; ; ) {
    const { body, status } = await system.request('admin', method, path, form)
    if (status < 300) return { id: savedSchema.parse(body).doc.id, form, refused }
    const before = JSON.stringify(form)
    const said = refusedSchema.safeParse(body)
    for (const { path: place, message } of said.data?.errors.flatMap(({ data }) => data.errors) ?? []) {
      refused.set(nameOfPath(form, place), message)
      form = restoreAt(form, original, place)
    }
    if (JSON.stringify(form) === before) throw new Error(`${path} is never taken: ${JSON.stringify(body)}`)
  }
}

/** Fields of letters that neither took the text nor said why not. */
function silentFields(of: readonly SchemaField[], { form, refused }: Written, text: string): string[] {
  const heard = new Set([...namesHolding(of, form, text), ...refused.keys()])
  return namesOfTexts(of).filter((name) => !heard.has(name))
}

/** In the words of people, and not of a schema; but Payload says the type of a file again as it was given. */
function isSentence(said: string): boolean {
  return /^Invalid file type: /.test(said) || (/^\p{Lu}.*[.…]$/su.test(said) && !/Invalid|pattern|expected/.test(said))
}

describe.each(Object.entries(HOSTILE))('%s in every field of letters', (kind, text) => {
  const path = kind.replaceAll(' ', '-')

  test('is taken as letters, or refused in a sentence, by a site, a picture, a redirect and a page of every block, and never runs', async () => {
    const own = { ...page, path }
    const redirect = { site: siteId, path: `/old-${path}/`, outcome: 'moved', url: '/target/', permanent: true }
    const written = {
      sites: await write('PATCH', `/api/sites/${siteId}?locale=en`, fillTexts(fields.sites, SITE, text), SITE),
      media: await write('PATCH', `/api/media/${mediaId}?locale=en`, fillTexts(fields.media, {}, text), { alt: 'A' }),
      redirects: await write('POST', '/api/redirects', fillTexts(fields.redirects, redirect, text), redirect),
      pages: await write('POST', '/api/pages', fillTexts(fields.pages, own, text), own),
    }
    const silent = Object.entries(fields).map(([slug, of]) =>
      silentFields(of, written[slug as keyof typeof written], text),
    )
    expect(silent.flat()).toEqual([])
    const said = Object.values(written).flatMap(({ refused }) => [...refused])
    expect(said.filter(([, sentence]) => !isSentence(sentence))).toEqual([])

    await system.publish()
    const visited = await createTestSite({ PUBLISHED_STORE: store })
    const shown = await visited.get(`/${path}/`, { host: HOST })
    await visited.dispose()
    expect(shown.status).toBe(200)
    // What was written is there, in the texts of thirty blocks and of the frame: else nothing would be proved below.
    expect(shown.body.split('pwned').length).toBeGreaterThan(100)
    expect(findRunning(shown.body, 'pwned')).toEqual([])
  })
})

test.each([
  [`<p>${HOSTILE['a script']}</p>`, ['script']],
  [`<p title="${HOSTILE['an attribute that ends']}">x</p>`, ['img']],
  [`<a href="${HOSTILE['an address that runs']}">x</a>`, ['a']],
  ['<p onclick="pwned()">x</p>', ['p']],
  [
    '<script type="application/json">"<p>pwned()"</script><p title="javascript:pwned()">&lt;img src=x onerror=pwned()></p>',
    [],
  ],
])('in %s runs %j', (html, running) => {
  expect(findRunning(html, 'pwned')).toEqual(running)
})

test('the empty letter is refused wherever it stands', async () => {
  const { body, status } = await system.request('admin', 'PATCH', `/api/sites/${siteId}?locale=en`, {
    name: 'a\u0000b',
  })
  expect({ body, status }).toEqual({
    status: 400,
    body: {
      errors: [
        { message: 'A text holds a character that cannot be kept (the empty one, U+0000): write or paste it again.' },
      ],
    },
  })
})

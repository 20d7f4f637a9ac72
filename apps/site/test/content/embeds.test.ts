import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestSite, HOST, pageDocument, type TestSite } from '../sample-site.ts'

let site: TestSite

beforeEach(async () => {
  site = await createTestSite()
})
afterEach(() => site.dispose())

const MAP = 'https://www.google.com/maps/embed?pb=!5m2!1sen!2sus'

// spec: 3.blocks.3, 5.content.2
test('a frame of a host that is not allowed shows nothing, and the log says which page names it', async () => {
  const text = '[iframe src="https://evil.example/shortcode" /]'
  site.putPage(
    pageDocument({
      uid: `${HOST}.louvre`,
      pageType: 'contentPage',
      blocks: [
        { id: 'map', type: 'iframe', src: MAP, name: 'The way' },
        { id: 'evil', type: 'iframe', src: 'https://evil.example/block', name: 'Evil' },
        { id: 'film', type: 'video', title: 'Film', address: 'https://evil.example/film.mp4', captions: [] },
        { id: 'text', type: 'richText', content: [{ type: 'paragraph', children: [{ type: 'text', text }] }] },
      ],
    }),
  )
  const { body } = await site.get('/louvre/')
  expect(body.match(/<iframe src="[^"]*"/g)).toEqual([`<iframe src="${MAP.replace('us', 'US')}"`])
  expect(body).not.toContain('evil.example')
  await site.get('/louvre/?again=1')
  const refused = site.logLines.filter(({ msg }) => msg === 'embed refused')
  expect(refused.map(({ pageIdentifier, address }) => [pageIdentifier, address])).toEqual([
    [`${HOST}.louvre`, 'https://evil.example/block'],
    [`${HOST}.louvre`, 'https://evil.example/film.mp4'],
    [`${HOST}.louvre`, 'https://evil.example/shortcode'],
  ])
})

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { GuideText } from './guide-text.tsx'
import { GUIDES } from './guides.ts'
import { answerHelpPicture } from './help-picture-endpoint.ts'
import { folderOfGuides, readGuides } from './read-guide.ts'

const APP = join(import.meta.dirname, '..', '..', '..')
const guides = await readGuides(APP)
const drawn = guides.map(({ name, text }) => ({ name, html: renderToStaticMarkup(<GuideText text={text} />) }))
const find = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1] ?? '')

test('every page of the manual can be shown, under its title, with a picture at least', () => {
  expect(guides.map(({ title }) => title === '')).toEqual(GUIDES.map(() => false))
  expect(drawn.filter(({ html }) => !html.includes('<img ')).map(({ name }) => name)).toEqual([])
})

test('its pictures are answered, all that there are, and each says what it shows', async () => {
  const shown = drawn.flatMap(({ html }) => find(html, /<img src="\/api\/help\/([^"]*)" alt="[^"]+"/g))
  const there = globSync('*.webp', { cwd: join(folderOfGuides(APP), 'pictures') })
  expect(shown.toSorted()).toEqual(there.toSorted())
  const statuses = await Promise.all(shown.map(async (name) => (await answerHelpPicture(name, APP)).status))
  expect(statuses).toEqual(shown.map(() => 200))
  expect(shown.length).toBeGreaterThanOrEqual(16)
})

test.each(['../review-a-page.md', 'none.webp', '..%2f.webp', undefined])('%s is no picture', async (name) => {
  expect((await answerHelpPicture(name, APP)).status).toBe(404)
})

test('links lead to other pages of the manual or to addresses; of any other the words are left', () => {
  const targets = drawn.flatMap(({ html }) => find(html, /<a href="([^"]*)"/g))
  const known = new Set(GUIDES.map((name) => `/admin/help/${name}`))
  expect(targets.filter((target) => !known.has(target) && !target.startsWith('https://'))).toEqual([])
  const [undo] = drawn.filter(({ name }) => name === 'undo-a-mistake')
  expect(undo?.html).toContain('Why all this is so: 043.')
})

test('every how-to that has a picture of the admin is a page of the manual', () => {
  const folder = folderOfGuides(APP)
  const pictured = globSync('*.md', { cwd: folder }).filter((file) =>
    readFileSync(join(folder, file), 'utf8').includes('](pictures/'),
  )
  expect(pictured.map((file) => file.replace('.md', '')).toSorted()).toEqual([...GUIDES].toSorted())
})

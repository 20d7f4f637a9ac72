import { expect, test } from 'vitest'
import { writeLlmsFull } from './llms-full.ts'

const ORIGIN = 'https://www.site.example'
const guides = ['rome', 'paris', 'london'].map((slug) => ({
  url: `${ORIGIN}/${slug}/`,
  title: `A day in ${slug}`,
  description: '',
  updatedAt: '2026-01-01T00:00:00Z',
  lang: 'en' as const,
}))

async function textOf(readMarkdown: (url: string) => Promise<string | undefined>, mostBytes?: number): Promise<string> {
  let text = ''
  for await (const part of writeLlmsFull({ siteName: 'Site', tagline: '', guides, readMarkdown }, mostBytes))
    text += part
  return text
}

test('what does not fit is named at the end', async () => {
  expect(await textOf(async (url) => `# ${url.length}é`, 14)).toBe(
    [
      '# Site',
      `---\n\n<${ORIGIN}/rome/>\n\n# 30é`,
      `---\n\n<${ORIGIN}/paris/>\n\n# 31é`,
      `---\n\n## More\n\n- [A day in london](${ORIGIN}/london/index.md)\n`,
    ].join('\n\n'),
  )
})

test('what cannot be had now is named at the end', async () => {
  expect(await textOf(async (url) => (url.includes('paris') ? undefined : 'Words'))).toBe(
    [
      '# Site',
      `---\n\n<${ORIGIN}/rome/>\n\nWords`,
      `---\n\n<${ORIGIN}/london/>\n\nWords`,
      `---\n\n## More\n\n- [A day in paris](${ORIGIN}/paris/index.md)\n`,
    ].join('\n\n'),
  )
})

import { expect, test } from 'vitest'
import { pageDocument } from '../../test/sample-site.ts'
import { writeLlmsFullTxt } from './llms-full-txt.ts'

const ORIGIN = 'https://www.site.example'
const guides = ['rome', 'paris', 'london'].map((slug) => ({
  url: `${ORIGIN}/${slug}/`,
  title: `A day in ${slug}`,
  description: '',
  document: pageDocument({}),
  lang: 'en' as const,
}))

async function textOf(
  readMarkdown: (url: string) => Promise<string | undefined>,
  most?: Parameters<typeof writeLlmsFullTxt>[1],
): Promise<string> {
  const parts = { siteName: 'Site', tagline: '', sitemap: `${ORIGIN}/sitemap.xml`, guides, readMarkdown }
  let text = ''
  for await (const part of writeLlmsFullTxt(parts, most)) text += part
  return text
}

test('what does not fit is named at the end', async () => {
  expect(await textOf(async (url) => `# ${url.length}é`, { bytes: 14, named: 9 })).toBe(
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

test('the sitemap stands for what is too much to be named', async () => {
  expect(await textOf(async () => undefined, { bytes: 1000, named: 2 })).toBe(
    [
      '# Site',
      '---',
      '## More',
      [
        `- [A day in rome](${ORIGIN}/rome/index.md)`,
        `- [A day in paris](${ORIGIN}/paris/index.md)`,
        `- [Sitemap](${ORIGIN}/sitemap.xml)\n`,
      ].join('\n'),
    ].join('\n\n'),
  )
})

import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { formatMessage } from '../../messages/format-message.ts'
import { parseSegment, printSegment, type Segment } from '../translation-segments/segment.ts'
import { fetchMachineTranslation } from './fetch-machine-translation.ts'
import { htmlToSegment, segmentToHtml } from './segment-html.ts'

const segmentOf = (letters: string): Segment => {
  const read = parseSegment(letters)
  if (!read.ok) throw new Error(read.fault.code)
  return read.segment
}

async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/translate`
}

const LINES = ['Take the {1}fast{/1} bus {2/} & go', '{1/}', 'Why?'].map(segmentOf)
const question = { lines: LINES, from: 'en', to: 'no' } as const

// spec: D.translations.7
test('words go out as HTML with our codes, and come back with them', async () => {
  const asked: unknown[] = []
  const url = await listen(async (request, response) => {
    const chunks: Uint8Array[] = []
    for await (const chunk of request) chunks.push(chunk)
    asked.push(JSON.parse(Buffer.concat(chunks).toString()))
    response.end(
      JSON.stringify({
        translatedText: ['Ta den <span id="c1">raske</span> bussen <br id="c2"/> &amp; g&#229;', 'Hvorfor?'],
      }),
    )
  })
  const answer = await fetchMachineTranslation(question, { url, apiKey: 'k', timeout: 5000 })
  expect(asked).toEqual([
    {
      q: ['Take the <span id="c1">fast</span> bus <br id="c2"> &amp; go', 'Why?'],
      ...{ source: 'en', target: 'nb', format: 'html', api_key: 'k' },
    },
  ])
  expect(answer.ok && answer.lines.map((line) => line && printSegment(line))).toEqual([
    'Ta den {1}raske{/1} bussen {2/} & gå',
    '{1/}',
    'Hvorfor?',
  ])
})

test.each<[string, RequestListener, string]>([
  ['late', () => undefined, 'The machine does not answer: try again later. Nothing was changed.'],
  [
    'refuses',
    (_, response) => response.writeHead(429).end(),
    'The machine refused the question (429): nothing was changed.',
  ],
  [
    'short',
    (_, response) => response.end('{"translatedText":["a"]}'),
    'The machine cannot be reached, or its answer cannot be read: nothing was changed.',
  ],
  [
    'no JSON',
    (_, response) => response.end('<html>'),
    'The machine cannot be reached, or its answer cannot be read: nothing was changed.',
  ],
  [
    'endless',
    (_, response) => response.end('a'.repeat(5_000_000)),
    'The machine cannot be reached, or its answer cannot be read: nothing was changed.',
  ],
  [
    'elsewhere',
    (_, response) => response.writeHead(302, { location: '/other' }).end(),
    'The machine cannot be reached, or its answer cannot be read: nothing was changed.',
  ],
  // spec: D.translations.7
])('a machine that is %s changes nothing', async (_, listener, sentence) => {
  const url = await listen(listener)
  const timeout = sentence.includes('not answer') ? 100 : 20_000
  const answer = await fetchMachineTranslation(question, { url, apiKey: undefined, timeout })
  expect(!answer.ok && formatMessage('en', answer.reason)).toBe(sentence)
})

test('a page that is too long is not sent', async () => {
  const lines = [['a'.repeat(200_001)]]
  expect(
    await fetchMachineTranslation(
      { ...question, lines },
      { url: 'http://127.0.0.1:9/', apiKey: undefined, timeout: 1000 },
    ),
  ).toEqual({
    ok: false,
    reason: { code: 'machine.tooLong' },
  })
})

test('markup that the machine broke gives no words', () => {
  expect(['<span id="c1">a', 'a</span>', '<b>a</b>', '<script>'].map(htmlToSegment)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

test('whatever the words are, markup brings them back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (outside, inside) => {
      const letters = printSegment([outside, { id: 1, inside: [inside] }, { id: 2 }].filter(Boolean))
      expect(printSegment(htmlToSegment(segmentToHtml(segmentOf(letters))) ?? [])).toBe(letters)
    }),
  )
})

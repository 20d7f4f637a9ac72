import { globSync, readFileSync } from 'node:fs'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { join } from 'node:path'
import { ClientAddressResolver } from '@passepartout/content-model/requests/client-address-resolver'
import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { HttpExchange } from '../../apps/site/src/http/http-exchange.ts'
import * as errors from '../../apps/site/src/operations/errors.ts'
import { Metrics } from '../../apps/site/src/operations/metrics.ts'
import { NO_TRACER } from '../../apps/site/src/tracing/tracing.ts'
import { ROOT } from '../folders.ts'

/** `docs/operations/logs.md` against what site and content system really write. */

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const [, ofRequests = '', ofSite = '', ofContentSystem = ''] = read('docs/operations/logs.md').split(/^## .*$/m)
const rowsOf = (text: string) =>
  [...text.matchAll(/^\| (.+) \|$/gm)]
    .map((match) => (match[1] ?? '').split(' | '))
    .filter(([first = '']) => first.startsWith('`'))
const unquote = (cell: string) => cell.replaceAll('`', '')

describe('the line of a request', () => {
  const fields = rowsOf(ofRequests).map(([name = '']) => unquote(name))

  // spec: D.operating.6
  test('has the fields that are described, and nothing of who asked', () => {
    const lines: string[] = []
    const request = new IncomingMessage(new Socket())
    Object.assign(request, {
      method: 'GET',
      url: '/paris/?email=somebody@mail.example',
      headers: {
        host: 'www.wayfare.example',
        cookie: 'currency=GBP; h-sid=secret',
        'user-agent': 'Mozilla/5.0 (somebody)',
        referer: 'https://elsewhere.example/',
        'x-forwarded-for': '203.0.113.7',
      },
    })
    const exchange = new HttpExchange(request, new ServerResponse(request), {
      logger: pino({ base: null }, { write: (line: string) => void lines.push(line) }),
      metrics: new Metrics(),
      tagHeaders: [],
      tracer: { ...NO_TRACER, traceId: () => 'a trace' },
      trust: { clients: new ClientAddressResolver(1), countryHeader: undefined },
      now: Date.now,
    })
    exchange.flags = {
      url: 'https://www.wayfare.example/paris/?email=somebody@mail.example',
      lang: 'en',
      uid: 'www.wayfare.example.paris',
      viewport: 'desktop',
      isPreview: false,
      bypassCache: false,
      bypassPublishedCheck: false,
      userCountry: 'FR',
      isBot: false,
    }
    const rendering = { status: 503, html: '', contentSecurityPolicy: '', pageIdentifier: 'www.wayfare.example.paris' }
    exchange.sendUncached({ ...rendering, tgid: 7110, tags: [], freshFor: 0, usableFor: 0 }, {}, 'overloaded')
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      {
        level: 50,
        time: expect.any(Number),
        requestId: expect.stringMatching(/^[\da-f-]{36}$/),
        traceId: 'a trace',
        pageIdentifier: 'www.wayfare.example.paris',
        tgid: 7110,
        method: 'GET',
        status: 503,
        cache: 'none',
        milliseconds: expect.any(Number),
        problem: 'overloaded',
        lang: 'en',
        viewport: 'desktop',
        isBot: false,
        isPreview: false,
        msg: 'request',
      },
    ])
    expect(Object.keys(JSON.parse(lines[0] ?? ''))).toEqual(fields)
  })
})

interface Line {
  readonly message: string
  readonly level: string
  readonly fields: string[]
}

/** Messages by the name that stands in their place. */
const NAMED: Readonly<Record<string, string[]>> = {
  NO_DOCUMENT_MESSAGE: [errors.NO_DOCUMENT_MESSAGE],
  FETCH_FAILED_MESSAGE: [errors.FETCH_FAILED_MESSAGE],
  message: readUnion('apps/site/src/pages/loading/find-invalid-links-and-shortcodes.ts', 'message'),
}
const LEVELS: Readonly<Record<string, string>> = { warning: 'warn' }

/** What is spread into a line, by the name that it has there. */
const SPREAD: Readonly<Record<string, string[]>> = {
  contradiction: fieldsOf('apps/site/src/catalogue/prices/price-reconciler.ts', 'PriceContradiction'),
  fault: [
    ...fieldsOf('packages/content-model/src/page.ts', 'DocumentFault'),
    ...fieldsOf('packages/content-model/src/page.ts', 'DroppedBlock'),
  ],
  details: fieldsOfFailures(),
}

/** Of an interface, as they stand in its source. */
function fieldsOf(file: string, name: string): string[] {
  const [, body = ''] = new RegExp(`interface ${name}[^{]*\\{([^}]*)\\}`).exec(read(file)) ?? []
  return [...body.matchAll(/readonly (\w+)/g)].map((match) => match[1] ?? '')
}

function readUnion(file: string, field: string): string[] {
  const [, union = ''] = new RegExp(`readonly ${field}: ('.*)`).exec(read(file)) ?? []
  return [...union.matchAll(/'([^']+)'/g)].map((match) => match[1] ?? '')
}

/** What those say whose calls failed: a draft's reader, and each endpoint of the catalogue. */
function fieldsOfFailures(): string[] {
  const calls = listSources('apps/site').flatMap((file) => [
    ...read(file).matchAll(
      /(?:ApiError\(this\.#reporter, SOURCE(?:\.\w+|\[\w+\])|outage\((?:source|STORE)), \{([^}]*)\}/g,
    ),
  ])
  return calls.flatMap(([, literal = '']) => literal.split(',').map((part) => part.trim().split(':')[0] ?? ''))
}

function listSources(app: string): string[] {
  return globSync(`${app}/src/**/*.{ts,tsx}`, { cwd: ROOT }).filter((file) => !/\.test\.tsx?$/.test(file))
}

function namesIn(literal: string): string[] {
  const parts = literal.split(',').map((part) => part.trim())
  return parts.filter(Boolean).flatMap((part) => SPREAD[part.replace('...', '')] ?? part.split(':')[0] ?? '')
}

/** Each place where the site writes a line, but for requests. */
function listLines(): Line[] {
  return listSources('apps/site').flatMap((file) => {
    const text = read(file)
    const reported = [
      ...text.matchAll(/eporter\.(info|warning|error)\(\s*('[^']+'|[A-Z_]+|message)(?:,\s*\{([^}]*)\}|\))/g),
    ].flatMap(([, level = '', name = '', literal = '']) =>
      (NAMED[name] ?? [name.replaceAll("'", '')]).map((message) => ({
        level: LEVELS[level] ?? level,
        message,
        fields: namesIn(literal),
      })),
    )
    const written = [...text.matchAll(/ogger\.(info|warn|error|debug)\((?:\{([^}]*)\}, )?'([^']+)'\)/g)].map(
      ([, level = '', literal = '', message = '']) => ({ level, message, fields: namesIn(literal) }),
    )
    return [...reported, ...written]
  })
}

/** The same message of several places, with the fields of all. */
function merge(lines: readonly Line[]): Line[] {
  const byMessage = Map.groupBy(lines, ({ level, message }) => `${level} ${message}`)
  return [...byMessage.values()]
    .map((same) => ({
      message: same[0]?.message ?? '',
      level: same[0]?.level ?? '',
      fields: [...new Set(same.flatMap(({ fields }) => fields))].toSorted(),
    }))
    .toSorted((one, other) => one.message.localeCompare(other.message))
}

// spec: D.operating.5
test('docs/operations/logs.md has every line that the site writes, with its level and its fields', () => {
  const described = rowsOf(ofSite).map(([message = '', level = '', fields = '']) => ({
    message: unquote(message),
    level,
    fields: fields === '–' ? [] : fields.split(', ').map(unquote),
  }))
  expect(merge(described)).toEqual(merge(listLines()))
})

// spec: D.operating.5
test('docs/operations/logs.md has every line that the content system writes, with its level', () => {
  const written = listSources('apps/cms').flatMap((file) => {
    const text = read(file)
    const direct = [...text.matchAll(/logger\.(\w+)\(\{[^;]*?msg: (['`])(.+?)\2/g)].map(([, level, , msg = '']) => ({
      level,
      msg,
    }))
    const ofPublisher = [...text.matchAll(/\blog\((['`])(.+?)\1, error\)/g)].map(([, , msg = '']) => ({
      level: 'error',
      msg,
    }))
    return [...direct, ...ofPublisher].map(({ level, msg }) => `${level} ${msg.replaceAll(/\$\{[^}]*\}/g, '…')}`)
  })
  const described = rowsOf(ofContentSystem).map(([msg = '', level = '']) => `${level} ${unquote(msg)}`)
  expect(described.toSorted()).toEqual([...new Set(written)].toSorted())
})

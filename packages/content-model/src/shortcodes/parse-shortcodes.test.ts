import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MAX_DEPTH, parseShortcodes } from './parse-shortcodes.ts'
import { printShortcodes } from './print-shortcodes.ts'
import { SHORTCODE_NAMES, type ShortcodeName } from './shortcode-definitions.ts'
import { attributeOf, type ContentNode, type ShortcodeNode } from './shortcode-nodes.ts'

/** Nodes without their positions, neighbouring texts as one: what a text means. */
type Meaning = string | readonly [ShortcodeName, Record<string, string>, readonly string[], (readonly Meaning[])?]

function meaningOf(nodes: readonly ContentNode[]): Meaning[] {
  const meanings: Meaning[] = []
  for (const node of nodes) {
    const last = meanings.at(-1)
    if (node.type === 'shortcode') meanings.push(meaningOfShortcode(node))
    else if (typeof last === 'string') meanings[meanings.length - 1] = last + node.text
    else meanings.push(node.text)
  }
  return meanings
}

function meaningOfShortcode({ name, attributes, content }: ShortcodeNode): Meaning {
  const parts = [name, Object.fromEntries(attributes.named), attributes.positional] as const
  return content?.length ? [...parts, meaningOf(content)] : parts
}

const parsed = (text: string) => meaningOf(parseShortcodes(text))

// spec: 3.shortcodes.3, D.display.11, D.display.12
describe('the table of the README', () => {
  const CASES: readonly (readonly [source: string, ...meaning: Meaning[]])[] = [
    [''],
    ['no brackets', 'no brackets'],
    ['[icon type="Bus" /]', ['icon', { type: 'Bus' }, []]],
    ["[icon type='Bus'/]", ['icon', { type: 'Bus' }, []]],
    ['[icon type=Bus]', ['icon', { type: 'Bus' }, []]],
    ['[icon type = "Bus" ]', ['icon', { type: 'Bus' }, []]],
    ['[icon Bus /]', ['icon', {}, ['Bus']]],
    ['[icon "Weather/Season/Sun" /]', ['icon', {}, ['Weather/Season/Sun']]],
    ['[ICON type="Bus" /]', ['icon', { type: 'Bus' }, []]],
    ['[icon\n  type="Bus"\n/]', ['icon', { type: 'Bus' }, []]],
    ['[icon]', ['icon', {}, []]],
    ['[icon/]', ['icon', {}, []]],
    ['[icon /]', ['icon', {}, []]],
    ['[icon type="" /]', ['icon', { type: '' }, []]],
    ['[icon type="a" type="b" /]', ['icon', { type: 'b' }, []]],
    ['by [icon Bus /] or [icon Train /].', 'by ', ['icon', {}, ['Bus']], ' or ', ['icon', {}, ['Train']], '.'],
    ['[link url="/paris/"]Paris[/link]', ['link', { url: '/paris/' }, [], ['Paris']]],
    ['[link url=/paris/]Paris[/link]', ['link', { url: '/paris/' }, [], ['Paris']]],
    ['[link url=/paris/ /]', ['link', { url: '/paris/' }, []]],
    ['[link][/link]', ['link', {}, []]],
    ['[link url="/a/?b=[c]" /]', '[link url="/a/?b=[c]" /]'],
    ['[link url="/a/?b=\\[c]" /]', ['link', { url: '/a/?b=[c]' }, []]],
    ['[notes text="one ] bracket" /]', ['notes', { text: 'one ] bracket' }, []]],
    ['[notes text="say \\"hi\\"" /]', ['notes', { text: 'say "hi"' }, []]],
    ['[notes text=\'say "hi"\' /]', ['notes', { text: 'say "hi"' }, []]],
    ['[notes text="C:\\\\temp" /]', ['notes', { text: 'C:\\temp' }, []]],
    ['[notes text="a\\b" /]', ['notes', { text: 'a\\b' }, []]],
    ['[callout]see [icon Bus /] here[/callout]', ['callout', {}, [], ['see ', ['icon', {}, ['Bus']], ' here']]],
    ['[callout][notes]a[/notes][/callout]', ['callout', {}, [], [['notes', {}, [], ['a']]]]],
    ['[callout][callout]a[/callout]', ['callout', {}, []], ['callout', {}, [], ['a']]],
    ['[callout][notes]a[/callout]', ['callout', {}, [], [['notes', {}, []], 'a']]],
    ['[callout]a[/callout]b[/callout]', ['callout', {}, [], ['a']], 'b[/callout]'],
    ['a[/callout]', 'a[/callout]'],
    ['[callout]never closed', ['callout', {}, []], 'never closed'],
    ['[/ callout]', '[/ callout]'],
    ['[/callout ]', '[/callout ]'],
    ['[unknown a="b"]text[/unknown]', '[unknown a="b"]text[/unknown]'],
    ['[icons /]', '[icons /]'],
    ['[constructor /]', '[constructor /]'],
    ['[ icon /]', '[ icon /]'],
    ['[icon type="Bus" broken"]', '[icon type="Bus" broken"]'],
    ['[icon type="Bus"x /]', '[icon type="Bus"x /]'],
    ['[icon type="never closed]', '[icon type="never closed]'],
    ['[icon type=]', '[icon type=]'],
    ['[icon', '[icon'],
    ['see [1] and [2]', 'see [1] and [2]'],
    ['[[icon Bus /]]', '[icon Bus /]'],
    ['[[/callout]]', '[/callout]'],
    ['[[callout]]a[[/callout]]', '[callout]a[/callout]'],
    ['[[[icon Bus /]]]', '[[icon Bus /]]'],
    ['[[icon Bus /]', '[', ['icon', {}, ['Bus']]],
    ['[[unknown]]', '[[unknown]]'],
    ['[icon Bus /]]', ['icon', {}, ['Bus']], ']'],
    ['مرحبا [icon Bus /] 👋', 'مرحبا ', ['icon', {}, ['Bus']], ' 👋'],
  ]

  test.each(CASES.map(([source, ...meaning]) => ({ source, meaning })))('$source', ({ source, meaning }) => {
    expect(parsed(source)).toEqual(meaning)
  })
})

// spec: 3.shortcodes.3
test('positions are those of the source', () => {
  const [before, link, after] = parseShortcodes('a [link url="/x/"]b [[icon]][/link] c')
  expect(before).toEqual({ type: 'text', text: 'a ', start: 0, end: 2 })
  expect(link).toEqual({
    type: 'shortcode',
    name: 'link',
    attributes: { named: new Map([['url', '/x/']]), positional: [] },
    content: [
      { type: 'text', text: 'b ', start: 18, end: 20 },
      { type: 'text', text: '[icon]', start: 21, end: 27 },
    ],
    start: 2,
    end: 35,
  })
  expect(after).toEqual({ type: 'text', text: ' c', start: 35, end: 37 })
})

test('an attribute is found by its name, and the first also by its place', () => {
  const [icon, price] = parseShortcodes('[icon Bus /][price 7148 entity="Tgid" /]') as ShortcodeNode[]
  expect(icon && attributeOf(icon, 'type')).toBe('Bus')
  expect(price && attributeOf(price, 'entityId')).toBe('7148')
  expect(price && attributeOf(price, 'entity')).toBe('Tgid')
  expect(price && attributeOf(price, 'city')).toBeUndefined()
  expect(price && attributeOf(price, 'constructor')).toBeUndefined()
})

test('what is nested deeper than eight times stays text', () => {
  const nested = (depth: number): string => (depth === 0 ? 'x' : `[notes]${nested(depth - 1)}[/notes]`)
  const depthOf = (nodes: readonly ContentNode[]): number =>
    Math.max(0, ...nodes.map((node) => (node.type === 'shortcode' ? 1 + depthOf(node.content ?? []) : 0)))
  expect(depthOf(parseShortcodes(nested(MAX_DEPTH)))).toBe(MAX_DEPTH)
  const deeper = parseShortcodes(nested(MAX_DEPTH + 2))
  expect(depthOf(deeper)).toBe(MAX_DEPTH)
  expect(printShortcodes(deeper)).toContain('[[notes]][[notes]]x[[/notes]][[/notes]]')
})

/** Pieces of which hostile and tired authors make texts. */
const pieces = fc.constantFrom(
  ...[
    '[',
    ']',
    '[[',
    ']]',
    '[/',
    '/]',
    '"',
    "'",
    '\\',
    '=',
    ' ',
    '\n',
    'a',
    'é',
    '👋',
    'a="b"',
    'type=Bus',
    '[icon Bus /]',
  ],
  ...SHORTCODE_NAMES.flatMap((name) => [name, `[${name}`, `[${name}]`, `[/${name}]`]),
)
const source = fc.array(pieces, { maxLength: 40 }).map((parts) => parts.join(''))

test('whatever is parsed is printed so that it parses to the same', () => {
  fc.assert(
    fc.property(fc.oneof(source, fc.string()), (text) => {
      const nodes = parseShortcodes(text)
      expect(meaningOf(parseShortcodes(printShortcodes(nodes)))).toEqual(meaningOf(nodes))
    }),
    { numRuns: 2000 },
  )
})

test('a shortcode between brackets is not printed as an escaped tag', () => {
  const nodes = parseShortcodes('[[link][/link]]')
  expect(printShortcodes(nodes)).toBe('[[link][/link]]')
  expect(nodes.map(({ type }) => type)).toEqual(['text', 'shortcode', 'text'])
})

const word = fc.string().filter((text) => text !== '' && !/[[\]\\]/.test(text))
const tree = fc.letrec<{ node: ContentNode; nodes: ContentNode[]; text: ContentNode; shortcode: ContentNode }>(
  (tie) => ({
    text: word.map((text) => ({ type: 'text', text, start: 0, end: 0 })),
    shortcode: fc.record(
      {
        type: fc.constant('shortcode' as const),
        name: fc.constantFrom(...SHORTCODE_NAMES),
        attributes: fc.record({
          named: fc
            .dictionary(fc.stringMatching(/^[A-Za-z][A-Za-z0-9]{0,8}$/), fc.string(), { maxKeys: 3 })
            .map((values) => new Map(Object.entries(values))),
          positional: fc.array(fc.string(), { maxLength: 2 }),
        }),
        content: tie('nodes'),
        start: fc.constant(0),
        end: fc.constant(0),
      },
      { requiredKeys: ['type', 'name', 'attributes', 'start', 'end'] },
    ) as fc.Arbitrary<ShortcodeNode>,
    node: fc.oneof({ maxDepth: 4 }, tie('text'), tie('shortcode')),
    nodes: fc.array(tie('node'), { maxLength: 4 }),
  }),
)

// spec: D.display.11
test('parse(print(nodes)) = nodes', () => {
  fc.assert(
    fc.property(tree.nodes, (nodes) => {
      expect(meaningOf(parseShortcodes(printShortcodes(nodes)))).toEqual(meaningOf(nodes))
    }),
    { numRuns: 1000 },
  )
})

test('a text takes time by its length alone: a million of any of these', () => {
  const hostile = [
    '[',
    ']',
    '[[',
    '[icon ',
    '[icon a="',
    "[icon a='\\[",
    '[callout]',
    '[/callout]',
    '[icon \\[',
    '[[icon]',
    '[icon a=',
    ' ',
  ]
  for (const piece of hostile) {
    const text = piece.repeat(Math.ceil(1_000_000 / piece.length))
    expect(printShortcodes(parseShortcodes(`[icon ${text}`)).length).toBeGreaterThanOrEqual(text.length)
  }
})

test('every character of the source is in exactly one place', () => {
  const total = (nodes: readonly ContentNode[], start: number, end: number): boolean => {
    let at = start
    for (const node of nodes) {
      if (node.start < at || node.end < node.start) return false
      if (node.type === 'shortcode' && node.content && !total(node.content, node.start, node.end)) return false
      at = node.end
    }
    return at <= end
  }
  fc.assert(fc.property(source, (text) => total(parseShortcodes(text), 0, text.length)))
})

import fc from 'fast-check'
import { createElement, Fragment, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { RenderLast, renderMarkup, renderWithResources } from './render-markup.ts'
import { currentUsedResources } from './used-resources.ts'

// React warns of what components should not do, and writes it all the same.
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())

const Fields = ({ value }: { readonly value: string }) => (
  <form method="get" action="" className="fields" noValidate>
    <input type="text" name="query" defaultValue={value} required minLength={2} onChange={() => undefined} />
    <input name="all" type="checkbox" defaultChecked value="1" />
    <input name="none" type="checkbox" defaultChecked={false} disabled={false} />
    <select name="sort" defaultValue={value} onChange={() => undefined}>
      <optgroup label="All">
        <option value="">Any</option>
        <option value={value}>{value}</option>
        <option>{value}</option>
      </optgroup>
    </select>
    <button type="submit" name="go" formMethod="post" formAction="/go/" hidden>
      Go
    </button>
    <label htmlFor="query" tabIndex={-1} aria-hidden={false} data-on draggable contentEditable={false} spellCheck>
      {0}
      {''}
      {null}
      {true}
      {[1, 'two', ['three']]}
    </label>
  </form>
)

const Graphic = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true" strokeWidth={2} fillRule="evenodd">
    <title>Line &amp; circle</title>
    <path d="M0 0" strokeLinecap="round" clipPath="url(#c)" vectorEffect="non-scaling-stroke" />
    <use href="#i" />
  </svg>
)

test.each<[string, ReactNode]>([
  ['fields', <Fields key="" value={'a"b'} />],
  ['a drawing', <Graphic key="" />],
  ['links', createElement('a', { href: '', hrefLang: 'de', download: true, rel: 'noopener' }, 'Prices')],
  [
    'a download with a name',
    <a key="" href="/a?b&c" download="a.ics">
      Calendar
    </a>,
  ],
  ['without a source', <img key="" src="" alt="" width={0} height={2.5} />],
  [
    'counts',
    <table key="">
      <tbody>
        <tr>
          <td colSpan={2} rowSpan={0}>
            1
          </td>
        </tr>
      </tbody>
    </table>,
  ],
  [
    'own elements',
    createElement('pp-island', { className: 'a', 'data-name': 'n', hidden: true, other: false, more: {} }),
  ],
  ['markup', createElement('div', { dangerouslySetInnerHTML: { __html: '<b>&</b>' } })],
  [
    'a time, and a frame',
    <p key="">
      <time dateTime="2026">x</time>
      <iframe title="t" allowFullScreen src="/f" />
    </p>,
  ],
  [
    'empty elements',
    <>
      <br />
      <hr />
      <wbr />
      <div />
    </>,
  ],
  ['a set', <ul key="">{new Set(['a', 'b'])}</ul>],
])('%s as react-dom writes it', (_, node) => {
  expect(renderMarkup(node)).toBe(renderToStaticMarkup(node))
})

const TAGS = ['div', 'span', 'p', 'ul', 'li', 'a', 'section', 'h2', 'button', 'svg', 'path', 'option', 'time', 'label']
const NAMES = [
  'className',
  'id',
  'href',
  'title',
  'lang',
  'dir',
  'tabIndex',
  'data-x',
  'aria-label',
  'hidden',
  'disabled',
  'open',
  'width',
]
const value = fc.oneof(
  fc.string({ unit: 'grapheme' }).filter((text) => !/script/i.test(text)),
  fc.integer(),
  fc.boolean(),
  fc.constantFrom(null, undefined, '<&>"\'', ''),
)
const { node } = fc.letrec<{ node: ReactNode }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'small' },
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom(0, 1.5, null, undefined, true, '</div>', '&amp;'),
    fc
      .tuple(
        fc.constantFrom(...TAGS),
        fc.dictionary(fc.constantFrom(...NAMES), value),
        fc.array(tie('node'), { maxLength: 4 }),
      )
      .map(([tag, props, children]) => createElement(tag, props, ...children)),
    fc.array(tie('node'), { maxLength: 3 }).map((children) => createElement(Fragment, null, ...children)),
    tie('node').map((child) =>
      createElement(({ inner }: { readonly inner: ReactNode }) => inner, { inner: child as ReactNode }),
    ),
  ),
}))

test('any tree as react-dom writes it', () => {
  fc.assert(
    fc.property(node, (tree) => {
      expect(renderMarkup(tree)).toBe(renderToStaticMarkup(tree))
    }),
    { numRuns: 300 },
  )
})

test('no address is a script', () => {
  const address = 'java\nscript:alert(1)'
  expect(renderMarkup(<a href={address}>x</a>)).toBe('<a>x</a>')
})

test.each<[string, () => ReactNode]>([
  ['a promise', () => Promise.resolve('x')],
  ['an object', () => ({ a: 1 }) as unknown as ReactNode],
  ['an inline style', () => <p style={{ color: 'red' }}>x</p>],
  ['the end of a script', () => <script>{'a</script>'}</script>],
  ['a tag that is none', () => createElement('a b')],
])('%s is refused', (_, make) => {
  expect(() => renderMarkup(make())).toThrow()
})

test('the text of a style sheet stays as it is', () => {
  expect(renderMarkup(<style>{'a > b { content: "&" }'}</style>)).toBe('<style>a > b { content: "&" }</style>')
})

const Noting = () => {
  currentUsedResources()?.icons.add('heart')
  return <i />
}

test('late content stands in its place and knows what came after it', () => {
  const tree = (
    <p>
      <RenderLast>{() => [...(currentUsedResources()?.icons ?? [])].join()}</RenderLast>
      <Noting />
    </p>
  )
  expect(renderMarkup(tree)).toBe('<p>heart<i></i></p>')
})

const Failing = () => {
  expect(() => renderMarkup(<p style={{ color: 'red' }} />)).toThrow()
  return <Noting />
}

test('what a part uses is its own, also when one inside it fails', () => {
  const { markup, used } = renderWithResources(
    <b>
      <Failing />
    </b>,
  )
  expect([markup, ...used.icons]).toEqual(['<b><i></i></b>', 'heart'])
  expect(currentUsedResources()).toBeUndefined()
})

test('pictures that are not late are noted once, those of a choice are not', () => {
  const { used } = renderWithResources(
    <>
      <img src="/a" alt="" fetchPriority="high" srcSet="/a 1x" sizes="50vw" />
      <img src="/a" alt="" srcSet="/a 1x" sizes="50vw" />
      <img src="/b" alt="" loading="lazy" />
      <img src="data:x" alt="" />
      <picture>
        <img src="/c" alt="" />
      </picture>
      <img src="/d" alt="" />
    </>,
  )
  expect([...used.images.values()]).toEqual([
    { href: undefined, imageSrcSet: '/a 1x', imageSizes: '50vw', fetchPriority: 'high' },
    { href: '/d', imageSrcSet: undefined, imageSizes: undefined, fetchPriority: undefined },
  ])
})

import { expect, test } from 'vitest'
import { AboveTheFoldEnd } from '../markup/above-the-fold-end.tsx'
import { renderMarkup, renderWithResources } from '../markup/render-markup.ts'
import { CachedChildren, CachedMarkupBySource } from './cached-markup.tsx'

const Words = ({ words }: { readonly words: string }) => <b>{words}</b>

/** Renders what was made of a source, and counts how often it is made. */
function createPage() {
  let made = 0
  const render = (source: { readonly words: string }, setting = '', isLasting = true) =>
    renderMarkup(
      <CachedMarkupBySource
        element="li"
        attributes={{ className: 'card' }}
        view={Words}
        source={source}
        setting={setting}
        make={() => {
          made += 1
          return { props: { words: `${source.words}${setting}` }, isLasting }
        }}
      />,
    )
  return { render, made: () => made }
}

test('what is made of the same object in the same setting is made once, and of another anew', () => {
  const { render, made } = createPage()
  const [one, equal] = [{ words: 'one' }, { words: 'one' }]
  expect([render(one), render(one)]).toEqual(['<li class="card"><b>one</b></li>', '<li class="card"><b>one</b></li>'])
  expect(made()).toBe(1)
  expect([render(one, '!'), render(equal)]).toEqual([
    '<li class="card"><b>one!</b></li>',
    '<li class="card"><b>one</b></li>',
  ])
  expect(made()).toBe(3)
  expect(render(one)).toBe('<li class="card"><b>one</b></li>')
  expect(made()).toBe(3)
})

test('a source is forgotten with others whose keys are as large as the cache', () => {
  const { render, made } = createPage()
  const large = (index: number) => ({ words: `${index}`.padEnd(1_000_000, '.') })
  const first = large(0)
  for (const source of [first, ...Array.from({ length: 10 }, (_, index) => large(index + 1))]) render(source)
  // Its markup is cached again, for an equal one; its own key is not.
  render(large(0))
  render(first)
  expect(made()).toBe(13)
})

test('what does not last is made each time', () => {
  const { render, made } = createPage()
  const one = { words: 'refused' }
  expect([render(one, '', false), render(one, '', false)]).toEqual(
    Array(2).fill('<li class="card"><b>refused</b></li>'),
  )
  expect(made()).toBe(2)
})

test('what ends the first screen does so in a part that was written before, too', () => {
  const source = {}
  const endOf = () =>
    renderWithResources(
      <CachedChildren source={source} setting="">
        {() => <AboveTheFoldEnd id="ninth" />}
      </CachedChildren>,
    ).used.screenEnd
  expect([endOf(), endOf()]).toEqual(['ninth', 'ninth'])
})

import { describe, expect, test } from 'vitest'
import { chooseFormat, parseImageParameters } from './image-parameters.ts'
import { planResize } from './resize-plan.ts'

const ORIGINAL = { width: 1600, height: 1200 }

function plan(query: string, original = ORIGINAL) {
  return planResize(original, parseImageParameters(new URLSearchParams(query)))
}

function sizes(query: string, original = ORIGINAL) {
  const { size, canvas, source } = plan(query, original)
  return { size: [size.width, size.height], canvas: [canvas.width, canvas.height], source: Object.values(source) }
}

const WHOLE = [0, 0, 1600, 1200]

describe('fit', () => {
  test.each([
    ['', [1600, 1200]],
    ['w=800', [800, 600]],
    ['h=300', [400, 300]],
    ['w=800&h=800', [800, 600]],
    ['w=427.2', [427, 320]],
    ['w=400&dpr=2', [800, 600]],
    ['w=2400', [2400, 1800]],
    ['w=2400&fit=max', [1600, 1200]],
    ['w=800&fit=max', [800, 600]],
    ['w=500&h=100&fit=scale', [500, 100]],
    ['w=500&fit=scale', [500, 375]],
  ])('%s keeps the whole picture', (query, size) => {
    expect(sizes(query)).toEqual({ size, canvas: size, source: WHOLE })
  })

  test.each([
    ['w=800&h=800&fit=crop', [800, 800], [200, 0, 1200, 1200]],
    ['w=600&ar=3:2&fit=crop', [600, 400], [0, 67, 1600, 1067]],
    ['h=400&ar=3:2&fit=crop', [600, 400], [0, 67, 1600, 1067]],
    ['ar=1:1&fit=crop', [1200, 1200], [200, 0, 1200, 1200]],
    ['w=800&fit=crop', [800, 600], WHOLE],
    ['w=800&h=800&fit=crop&crop=left', [800, 800], [0, 0, 1200, 1200]],
    ['w=800&h=800&fit=crop&crop=top,right', [800, 800], [400, 0, 1200, 1200]],
    ['w=800&h=800&fit=crop&crop=focalpoint&fp-x=0.6&fp-y=0.2', [800, 800], [360, 0, 1200, 1200]],
    ['w=800&h=800&fit=crop&crop=focalpoint&fp-x=1', [800, 800], [400, 0, 1200, 1200]],
    ['w=800&h=800&fit=crop&fp-x=1', [800, 800], [200, 0, 1200, 1200]],
    ['w=3200&h=3200&fit=min', [1200, 1200], [200, 0, 1200, 1200]],
  ])('%s cuts a part', (query, size, source) => {
    expect(sizes(query)).toEqual({ size, canvas: size, source })
  })

  test('entropy and faces leave the choice to the picture', () => {
    expect(plan('w=10&h=10&fit=crop&crop=entropy').attention).toBe('entropy')
    expect(plan('w=10&h=10&fit=crop&crop=faces').attention).toBe('attention')
  })

  test.each([
    ['w=900&h=300&fit=fill', [400, 300], [900, 300]],
    ['w=4000&h=2000&fit=fillmax', [1600, 1200], [4000, 2000]],
  ])('%s stands in a canvas', (query, size, canvas) => {
    expect(sizes(query)).toEqual({ size, canvas, source: WHOLE })
  })
})

describe('limits', () => {
  test.each([
    ['w=20000', [4000, 3000]],
    ['w=3000&dpr=5', [4000, 3000]],
    ['w=8000&h=4000&fit=scale', [4000, 2000]],
    ['w=8000&h=4000&fit=crop', [4000, 2000]],
    ['h=20000', [4000, 3000]],
    ['w=1&h=1&fit=scale', [1, 1]],
  ])('%s is never larger than 4000 on a side', (query, size) => {
    expect(sizes(query).size).toEqual(size)
  })

  test('a huge original without parameters is limited too', () => {
    expect(sizes('', { width: 9000, height: 3000 }).size).toEqual([4000, 1333])
  })

  test('a sliver is at least one pixel', () => {
    expect(sizes('w=2', { width: 1000, height: 10 }).size).toEqual([2, 1])
  })

  test.each([
    ['w=abc', 'The parameter w=abc must be a number.'],
    ['w=0', 'The parameter w=0 must be more than 0.'],
    ['h=-5', 'The parameter h=-5 must be more than 0.'],
    ['fit=stretch', 'The parameter fit=stretch must be one of clip, crop'],
    ['ar=3-2', 'The parameter ar=3-2 must be like 3:2.'],
    ['ar=0:2', 'The parameter ar=0:2 must be between 1:20 and 20:1.'],
    ['q=101', 'The parameter q=101 must be from 0 to 100.'],
    ['fp-x=2', 'The parameter fp-x=2 must be from 0 to 1.'],
    ['crop=middle', 'The parameter crop=middle must be among top'],
    ['fm=gif', 'The parameter fm=gif must be one of avif'],
    ['exp=200', 'The parameter exp=200 must be from -100 to 100.'],
    ['dpr=9', 'The parameter dpr=9 must be at most 5.'],
  ])('%s is refused in a sentence', (query, sentence) => {
    expect(() => parseImageParameters(new URLSearchParams(query))).toThrow(sentence)
  })

  test('unknown and empty parameters are ignored', () => {
    expect(sizes('w=&sharp=10&ixlib=js').size).toEqual([1600, 1200])
  })
})

describe('chooseFormat', () => {
  const BROWSER = 'image/avif,image/webp,*/*'

  test.each([
    ['auto=format', BROWSER, 'jpg', 'avif'],
    ['auto=format,compress', 'image/webp,*/*', 'jpg', 'webp'],
    ['auto=format', '*/*', 'png', 'png'],
    ['auto=compress', BROWSER, 'jpg', 'jpg'],
    ['', BROWSER, 'jpg', 'jpg'],
    ['auto=format&fm=png', BROWSER, 'jpg', 'png'],
    ['fm=pjpg', BROWSER, 'png', 'jpg'],
  ] as const)('%s with Accept %s, original %s: %s', (query, accept, original, format) => {
    expect(chooseFormat(parseImageParameters(new URLSearchParams(query)), accept, original)).toBe(format)
  })
})

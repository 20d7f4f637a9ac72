import { afterEach, expect, test, vi } from 'vitest'
import { findChromium } from './find-chromium.ts'

afterEach(() => vi.unstubAllEnvs())

test('the browser that CHROMIUM names is taken as it is', () => {
  vi.stubEnv('CHROMIUM', process.execPath)
  expect(findChromium()).toBe(process.execPath)
})

test('a browser that is not there is named, not replaced by another', () => {
  vi.stubEnv('CHROMIUM', '/nowhere/chromium')
  expect(findChromium).toThrow('CHROMIUM names /nowhere/chromium, which does not exist.')
})

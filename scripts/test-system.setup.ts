import type { TestProject } from 'vitest/node'
import { findChromium } from './find-chromium.ts'
import { type SystemAddresses, startTestSystem } from './test-system.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The system that all system tests of a run share. */
    system: SystemAddresses
    /** Path of the browser for `chromium.launch({ executablePath })`. */
    chromium: string
  }
}

/** vitest runs this once, before the first system test; what it returns runs after the last one. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const chromium = findChromium()
  const system = await startTestSystem({ ENABLE_LANGUAGES: 'ar' })
  project.provide('system', system.addresses)
  project.provide('chromium', chromium)
  return system.stop
}

import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { CHROMIUM_FLAGS, findChromium } from '../checks/find-chromium.ts'
import { type SystemAddresses, startTestSystem } from './test-system.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The system that all tests of a project share. */
    system: SystemAddresses
    /** Where the browser listens that they share, for `chromium.connect`. */
    browser: string
    /** Whether walks visit all pages, and not only those of each kind: `npm run test:all`. */
    isWhole: boolean
  }
}

/** Sample hosts are on this machine, whatever a resolver says. */
const RESOLVE = '--host-resolver-rules=MAP *.example 127.0.0.1'

/** Milliseconds: a catalogue that shares its cores with browsers is slow, and not away; tests of faults have systems of their own. */
const PATIENCE = '15000'

/**
 * Starts a system and a browser for all tests of a project.
 *
 * @param sampleFolder what the system is filled with
 * @returns ends both
 */
export async function shareSystem(project: TestProject, sampleFolder: string): Promise<() => Promise<void>> {
  const executablePath = findChromium()
  const system = await startTestSystem({
    SAMPLE_FOLDER: sampleFolder,
    ENABLE_LANGUAGES: 'ar',
    CATALOGUE_TIMEOUT: PATIENCE,
    PAGE_DEADLINE: PATIENCE,
  })
  const browser = await chromium.launchServer({ executablePath, args: [...CHROMIUM_FLAGS, RESOLVE] })
  project.provide('system', system.addresses)
  project.provide('browser', browser.wsEndpoint())
  project.provide('isWhole', process.env.TEST_WHOLE === '1')
  return async () => {
    await browser.close()
    await system.stop()
  }
}

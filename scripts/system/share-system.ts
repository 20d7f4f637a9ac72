import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { CHROMIUM_FLAGS, findChromium } from '../checks/find-chromium.ts'
import { CHANGES_SECRET } from './changes-secret.ts'
import { type SystemAddresses, startTestSystem } from './test-system.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The system shared by all tests of a project. */
    system: SystemAddresses
    /** The address of the shared browser, for `chromium.connect`. */
    browser: string
    /** Whether tests visit all pages, not only some of each kind: `npm run test:all`. */
    isWhole: boolean
  }
}

/** Resolves sample hosts to this machine, without a resolver. */
const RESOLVE = '--host-resolver-rules=MAP *.example 127.0.0.1'

/** Timeout in milliseconds, long because browsers use the same cores; tests of faults have their own systems. */
const TIMEOUT = '15000'

/**
 * Starts a system and a browser for all tests of a project.
 *
 * @param sampleFolder the data of the system
 * @returns a function that ends both
 */
export async function shareSystem(project: TestProject, sampleFolder: string): Promise<() => Promise<void>> {
  const executablePath = findChromium()
  const system = await startTestSystem({
    SAMPLE_FOLDER: sampleFolder,
    ENABLE_LANGUAGES: 'ar',
    CATALOGUE_TIMEOUT: TIMEOUT,
    PAGE_DEADLINE: TIMEOUT,
    CATALOGUE_CHANGES_SECRET: CHANGES_SECRET,
    // Tests are more agents than one visitor has.
    AGENT_CALLS_PER_MINUTE: '1000000',
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

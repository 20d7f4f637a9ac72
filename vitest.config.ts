import { findInstalledBrands } from '@passepartout/content-model/brand-folders'
import { defineConfig } from 'vitest/config'
import { installedBrandsPlugin } from './apps/site/installed-brands.ts'

const TESTS = [
  'demo/**/*.test.ts',
  'test/world/**/*.test.ts',
  'apps/**/*.test.{ts,tsx}',
  'packages/**/*.test.ts',
  'scripts/**/*.test.ts',
]
const INTEGRATION_TESTS = ['**/*.integration.test.{ts,tsx}']
/** Of the demonstration as a whole, in a browser. */
const DEMO_TESTS = ['demo/test/**/*.system.test.ts']
const CONTENT_SYSTEM_TESTS = ['apps/cms/**/*.integration.test.ts']

/**
 * What starts processes may fail once for a reason that the machine has, what drives a browser twice; `npm test` names each test
 * that needed more than one attempt, so that none hides there. Unit tests have one attempt.
 */
const [SECOND_ATTEMPT, THIRD_ATTEMPT] = [{ retry: 1 }, { retry: 2 }]

const BROWSER_SUITE = {
  testTimeout: 180_000,
  hookTimeout: 300_000,
  ...THIRD_ATTEMPT,
  isolate: false,
  // Each also keeps the system and the browser busy.
  maxWorkers: 2,
}

/**
 * Five suites: `unit` needs nothing but the code; `content-system` boots the content system in its own process; `integration` builds
 * a piece of the code, or starts processes or a browser; `system` drives the built applications, filled with the test world, in a real
 * browser; `demo` does the same with the demonstration.
 */
export default defineConfig({
  // Whatever BRAND_FOLDERS says: the product is tested without the demonstration.
  plugins: [installedBrandsPlugin(findInstalledBrands(import.meta.dirname, 'apps/site/test/brands'))],
  css: { modules: { generateScopedName: '[name]-[local]' } },
  test: {
    // Milliseconds. A busy machine is late; a limit costs nothing where it is not reached.
    expect: { poll: { timeout: 20_000 } },
    exclude: ['**/node_modules/**'],
    // A wait of Playwright that nobody awaits any more, since its test has failed at another line, which is what is told.
    onUnhandledError: ({ message }) => !/^page\.waitFor(Response|Request|Event)/.test(message),
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: TESTS,
          exclude: [...INTEGRATION_TESTS, ...DEMO_TESTS],
          // The files share one world, so that each module is loaded once and not a hundred times.
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: INTEGRATION_TESTS,
          exclude: CONTENT_SYSTEM_TESTS,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          ...SECOND_ATTEMPT,
        },
      },
      {
        extends: true,
        test: {
          name: 'content-system',
          include: CONTENT_SYSTEM_TESTS,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          ...SECOND_ATTEMPT,
          // One process for all files, so that Payload is loaded once; each file has its own modules and its own database.
          isolate: false,
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
          setupFiles: ['apps/cms/src/access/content-system.setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'system',
          include: ['test/**/*.system.test.ts'],
          ...BROWSER_SUITE,
          sequence: { groupOrder: 1 },
          globalSetup: ['scripts/system/world.setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'demo',
          include: DEMO_TESTS,
          ...BROWSER_SUITE,
          sequence: { groupOrder: 3 },
          globalSetup: ['scripts/system/demo.setup.ts'],
        },
      },
    ],
  },
})

import { findInstalledBrands } from '@passepartout/content-model/brand-folders'
import { defineConfig } from 'vitest/config'
import { provideBrands } from './apps/site/installed-brands.ts'

const TESTS = ['apps/**/*.test.{ts,tsx}', 'packages/**/*.test.ts', 'scripts/**/*.test.ts', 'demo/brands/*.test.ts']
const INTEGRATION_TESTS = ['**/*.integration.test.{ts,tsx}']
const CONTENT_SYSTEM_TESTS = ['apps/cms/**/*.integration.test.ts']

/**
 * What starts processes and drives a browser may fail once for a reason that the machine has; `npm test` names each test that
 * needed its second attempt, so that none hides there. Unit tests have one attempt.
 */
const SECOND_ATTEMPT = { retry: 1 }

/**
 * Four suites: `unit` needs nothing but the code; `content-system` boots the content system in its own process; `integration` builds
 * a piece of the code, or starts processes or a browser; `system` drives the built applications in a real browser.
 */
export default defineConfig({
  // Whatever BRAND_FOLDERS says: the product is tested without the demonstration.
  plugins: [provideBrands(findInstalledBrands(import.meta.dirname, 'apps/site/test/brands'))],
  css: { modules: { generateScopedName: '[name]-[local]' } },
  test: {
    // Milliseconds. A busy machine is late; a limit costs nothing where it is not reached.
    expect: { poll: { timeout: 20_000 } },
    exclude: ['**/node_modules/**'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: TESTS,
          exclude: INTEGRATION_TESTS,
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
          testTimeout: 180_000,
          hookTimeout: 300_000,
          ...SECOND_ATTEMPT,
          isolate: false,
          // Each also keeps the system and the browser busy.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          globalSetup: ['scripts/system/test-system.setup.ts'],
        },
      },
    ],
  },
})

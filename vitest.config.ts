import { defineConfig } from 'vitest/config'

const TESTS = ['apps/**/*.test.{ts,tsx}', 'packages/**/*.test.ts', 'scripts/**/*.test.ts']
const INTEGRATION_TESTS = ['**/*.integration.test.{ts,tsx}']

/**
 * What starts processes and drives a browser may fail once for a reason that the machine has; `npm test` names each test that
 * needed its second attempt, so that none hides there. Unit tests have one attempt.
 */
const SECOND_ATTEMPT = { retry: 1 }

/**
 * Three suites: `unit` needs nothing but the code; `integration` builds a piece of it, starts processes or a browser, or boots
 * the content system; `system` drives the built applications in a real browser.
 */
export default defineConfig({
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
          testTimeout: 60_000,
          hookTimeout: 120_000,
          ...SECOND_ATTEMPT,
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

import { defineConfig } from 'vitest/config'

/** Two suites: `unit` needs nothing but the code; `system` drives the built applications in a real browser. */
export default defineConfig({
  css: { modules: { generateScopedName: '[name]-[local]' } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['apps/**/*.test.{ts,tsx}', 'packages/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/*.system.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'system',
          include: ['test/**/*.system.test.ts', 'scripts/**/*.system.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 300_000,
          fileParallelism: false,
          globalSetup: ['scripts/test-system.setup.ts'],
        },
      },
    ],
  },
})

import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createLogDestination } from './create-logger.ts'

test('a log that cannot be written ends nothing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'log-'))
  writeFileSync(join(folder, 'log'), '')
  const unwritable = openSync(join(folder, 'log'), 'r')
  const destination = createLogDestination(unwritable)
  const before = destination.listenerCount('error')
  pino({}, destination).info('a line')
  // pino's own listener goes with the first error, which it then throws where no other is.
  await expect.poll(() => destination.listenerCount('error'), { timeout: 10_000 }).toBe(before - 1)
  pino({}, destination).info('another')
  destination.destroy()
  closeSync(unwritable)
  rmSync(folder, { recursive: true })
})

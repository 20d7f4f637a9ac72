import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { buildCatalogue } from '../build-catalogue.ts'
import { createSandbox } from '../server.ts'
import { dataPaths } from '../settings.ts'
import { writeFixturePictures, writeFixtureSource } from './fixture-source.ts'
import { testSettings } from './test-settings.ts'

/** A Friday, noon in Paris. */
export const FIXTURE_NOW = new Date('2026-11-20T11:00:00Z')

export interface FixtureSandbox {
  readonly app: FastifyInstance
  readonly dataDir: string
  /** The parsed answer of a GET, whatever its status. */
  readonly get: (url: string) => Promise<{ readonly status: number; readonly body: unknown }>
  readonly stop: () => Promise<void>
}

/**
 * A sandbox with the small catalogue, in a folder of its own.
 *
 * @param mediaUrl where uploads are read from instead of their folder
 */
export async function startFixtureSandbox(mediaUrl?: string): Promise<FixtureSandbox> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sandbox-'))
  writeFixturePictures(dataPaths(dataDir).pictures)
  writeFixtureSource(join(dataDir, 'source'))
  buildCatalogue(dataDir, join(dataDir, 'source'))
  const settings = { ...testSettings(dataDir), imageUrl: 'http://images.test/images', mediaUrl }
  const app = await createSandbox(settings, () => FIXTURE_NOW)
  return {
    app,
    dataDir,
    get: async (url) => {
      const response = await app.inject({ url })
      const body: unknown = JSON.parse(response.body)
      return { status: response.statusCode, body }
    },
    stop: async () => {
      await app.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

import type { Settings } from '../settings.ts'

/** Settings of a sandbox that does not listen or log. */
export function testSettings(dataDir: string): Settings {
  return {
    port: 0,
    host: '127.0.0.1',
    dataDir,
    imageUrl: 'http://images.test',
    mediaUrl: undefined,
    logLevel: 'silent',
  }
}

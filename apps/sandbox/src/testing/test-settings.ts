import type { Settings } from '../settings.ts'

/** A sandbox that listens nowhere and says nothing. */
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

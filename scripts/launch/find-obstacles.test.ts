import { expect, test } from 'vitest'
import { findObstacles, type Machine } from './find-obstacles.mjs'

/** A machine on which nothing is wrong, with changes. */
function machine(changes: Partial<Machine> = {}): Machine {
  return {
    platform: 'linux',
    has: () => true,
    whyUnwritable: () => undefined,
    readDisk: () => ({ device: 1, freeMegabytes: 50_000 }),
    describeBusyPorts: async () => [],
    ...changes,
  }
}

const START = { command: 'start', root: '/clone', mustInstall: true, env: {} }
const full = (device: (folder: string) => number) => ({
  readDisk: (folder: string) => ({ device: device(folder), freeMegabytes: 499.9 }),
})

test.each<[string, Partial<typeof START & { env: Record<string, string> }>, Partial<Machine>, string[]]>([
  ['nothing', {}, {}, []],
  ['a folder with a space in its name', { root: '/my clone' }, {}, []],
  [
    'a folder with # in its name',
    { root: '/a#b' },
    {},
    ['The project\'s folder /a#b has "#" in its path: move it to one without.'],
  ],
  ['Windows', {}, { platform: 'win32' }, ['Windows itself is not supported: run this in WSL, on Linux or on macOS.']],
  [
    'no npm where packages are missing',
    {},
    { has: (program) => program !== 'npm' },
    ['npm is not found: install it (it comes with Node) or add it to PATH.'],
  ],
  ['no npm where they are there', { mustInstall: false }, { has: () => false }, []],
  [
    'no git for what reads the history',
    { command: 'test', mustInstall: false },
    { has: () => false },
    ['git is not found: install it or add it to PATH.'],
  ],
  [
    'folders that refuse files',
    { env: { DATA_DIR: '/data' } },
    { whyUnwritable: (folder) => (folder === '/data' ? 'EROFS' : 'EACCES') },
    [
      'The project /clone cannot be written to (EACCES): give this account the right to, or move it.',
      'The data folder /data cannot be written to (EROFS): give this account the right to, or set DATA_DIR to another.',
    ],
  ],
  [
    'a command that writes nothing here',
    { command: 'backup', mustInstall: false },
    { whyUnwritable: () => 'EROFS', describeBusyPorts: async () => ['busy'] },
    [],
  ],
  ['one full disk', {}, full(() => 1), ['The disk of /clone has 499 MB left, and 3000 MB are needed: make room.']],
  [
    'two full disks',
    { mustInstall: false },
    full((folder) => folder.length),
    [
      'The disk of /clone/var has 499 MB left, and 500 MB are needed: make room.',
      'The disk of /clone has 499 MB left, and 500 MB are needed: make room.',
    ],
  ],
  [
    'a port that is none beside one that is taken',
    { env: { CMS_PORT: 'x' } },
    { describeBusyPorts: async (ports) => [`${Object.entries(ports)}`] },
    [
      'CMS_PORT must be a port from 1 to 65535, but it is "x".',
      'SITE_PORT,3000,SITE_INTERNAL_PORT,3010,SANDBOX_PORT,3002',
    ],
  ],
  [
    'no port for a sandbox that does not run',
    { env: { NODE_ENV: 'production', SITE_PORT: '80' } },
    { describeBusyPorts: async (ports) => [`${Object.entries(ports)}`] },
    ['SITE_PORT,80,SITE_INTERNAL_PORT,3010,CMS_PORT,3001'],
  ],
])('%s', async (_, asked, changes, sentences) => {
  expect(await findObstacles({ ...START, ...asked }, machine(changes))).toEqual(sentences)
})

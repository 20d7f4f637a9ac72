import { expect, test } from 'vitest'
import { listFolders } from './install-packages.mjs'

test.each([
  [
    'linux',
    'x64',
    ['node_modules/a', 'node_modules/a/node_modules/b', 'node_modules/linux', 'node_modules/not-windows'],
  ],
  [
    'darwin',
    'arm64',
    ['node_modules/a', 'node_modules/a/node_modules/b', 'node_modules/arm', 'node_modules/not-windows'],
  ],
  ['win32', 'x64', ['node_modules/a', 'node_modules/a/node_modules/b']],
])('packages that come to lie on %s %s', (platform, arch, folders) => {
  const packages = {
    '': {},
    'apps/site': {},
    'node_modules/site': { link: true },
    'node_modules/a': {},
    'node_modules/a/node_modules/b': {},
    'node_modules/linux': { os: 'linux', cpu: 'x64' },
    'node_modules/arm': { os: ['darwin', 'linux'], cpu: ['arm64'] },
    'node_modules/not-windows': { os: ['!win32'] },
  }
  expect(listFolders(packages, { platform, arch })).toEqual(folders)
})
